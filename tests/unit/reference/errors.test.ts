import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { coreExplanations } from '../../../packages/lectern/src/diagnostics/explanations/index.js';
import { packageExplanations } from './errors.js';
import { codesIn, reportedCodes } from './reported-codes.js';

const core = Object.keys(coreExplanations);
const packages = readdirSync(path.resolve(import.meta.dirname, '../../../packages')).filter(
  (name) => name !== 'lectern' && name !== 'aac-voice-api',
);

test('errors page: the page explains every code that Lectern reports, and no other code', () => {
  expect([...core].sort()).toEqual(reportedCodes('lectern').map(({ code }) => code));
});

test.each(packages)(
  'errors page: @lectern/%s explains every code that it reports, and no other code',
  (name) => {
    const own = reportedCodes(name).map(({ code }) => code);
    const explained = Object.keys(packageExplanations[name] ?? {});
    expect([...explained].sort()).toEqual(own.filter((code) => !core.includes(code)));
  },
);

test('errors page: each code is explained only once', () => {
  const all = [...core, ...Object.values(packageExplanations).flatMap((codes) => Object.keys(codes))];
  expect(all).toEqual([...new Set(all)]);
});

test('errors page: codes and their severity are read from the source code', () => {
  const source = `
    problem({ code: 'one-error', message });
    problem({ code: bad ? 'two-a' : 'two-b', severity: 'warning', message });
    problem({ code: 'three-either', severity: isError ? 'error' : 'warning' });
    problem({ code: 'four-either', severity });
    const code = 'five-error';
    highlight({ code: 'word' });`;
  expect(codesIn(source).map(({ code, severities }) => `${code} ${severities.join('|')}`)).toEqual([
    'one-error error',
    'two-a warning',
    'two-b warning',
    'three-either error|warning',
    'four-either error|warning',
    'five-error error',
  ]);
});
