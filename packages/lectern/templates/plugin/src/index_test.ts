import { execSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { __factory__ } from './index.js';

test('an unknown option is an error that suggests the nearest one', () => {
  const plugin = __factory__({ labels: 'To do' } as never);
  expect(plugin.check?.()).toMatchObject([{ message: expect.stringContaining('Did you mean "label"?') }]);
});

test('a fence becomes a list that works in the browser', () => {
  const out = mkdtempSync(join(tmpdir(), '__name__-'));
  try {
    execSync(`npx lectern build example --out "${join(out, 'site')}"`, { stdio: 'inherit' });
    const html = readFileSync(join(out, 'site/index.html'), 'utf8');
    expect(html).toContain('<p>Before you start</p>');
    expect(html).toContain('data-export="Items"');
    expect(html).toContain('Charge the lamp');
  } finally {
    rmSync(out, { recursive: true });
  }
}, 120_000);
