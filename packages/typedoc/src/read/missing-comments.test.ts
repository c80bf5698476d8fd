import { describe, expect, it } from 'vitest';
import { around, comment, project, reflection } from './__fixtures__/project.js';
import { convertProject, placedEntries } from './convert.js';
import { missingComments } from './missing-comments.js';
import type { Reflection } from './typedoc-json.js';

function messages(...exports: Reflection[]): string[] {
  const reference = convertProject({ project: project({ 'src/Lamp.ts': exports }), ...around() });
  const entries = placedEntries(reference).map(({ entry }) => entry);
  const found = missingComments({ entries, fileOf: (file) => `../pkg/${file}`, severity: 'warning' });
  expect(found.every(({ severity, file, line }) => severity === 'warning' && file && line === 10)).toBe(true);
  return found.map(({ message }) => message);
}

const described = { comment: comment('What it is.') };
const from = { inheritedFrom: { type: 'reference', name: 'Base.x' } };

describe('missingComments', () => {
  it('lists exports and members without a doc comment', () => {
    const members = [
      reflection({ id: 2, name: 'on', kind: 'property' }),
      reflection({ id: 3, name: 'off', kind: 'property', ...described }),
      reflection({
        id: 4,
        name: 'dim',
        kind: 'method',
        signatures: [
          reflection({ id: 5, name: 'dim', kind: 'method', ...described }),
          reflection({ id: 6, name: 'dim', kind: 'method' }),
        ],
      }),
    ];
    expect(messages(reflection({ id: 1, name: 'Lamp', kind: 'class', children: members }))).toEqual([
      'The class Lamp is public but has no doc comment.',
      'The member Lamp.on is public but has no doc comment.',
      'The member Lamp.dim() is public but has no doc comment.',
    ]);
  });

  it('does not list inherited members, or constructors whose parameters are all described', () => {
    const parameters = [reflection({ id: 7, name: 'name', kind: 'property', ...described })];
    const members = [
      reflection({ id: 2, name: 'on', kind: 'property', ...from }),
      reflection({
        id: 3,
        name: 'constructor',
        kind: 'constructor',
        signatures: [reflection({ id: 4, name: 'Lamp', kind: 'constructor', parameters })],
      }),
    ];
    expect(
      messages(reflection({ id: 1, name: 'Lamp', kind: 'class', ...described, children: members })),
    ).toEqual([]);
  });

  it('accepts a getter’s comment for its setter', () => {
    const accessor = reflection({
      id: 2,
      name: 'level',
      kind: 'accessor',
      getSignature: reflection({ id: 3, name: 'level', kind: 'accessor', ...described }),
      setSignature: reflection({ id: 4, name: 'level', kind: 'accessor' }),
    });
    expect(
      messages(reflection({ id: 1, name: 'Lamp', kind: 'class', ...described, children: [accessor] })),
    ).toEqual([]);
  });
});
