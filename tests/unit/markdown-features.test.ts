import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { drawnKinds } from '../../packages/mermaid/src/draw/draw.js';
import { fencesOf } from '../tutorial/fences.js';

const folder = join(import.meta.dirname, '../../site/tutorial/tutorial-basics');

/** Only the tutorial's tests read this attribute. */
const plain = (text: string): string => text.replace(/ not-run="[^"]*"/g, '').trim();

test.each(['markdown-features.mdx', 'mermaid.md'])(
  '%s shows each result directly below its source',
  async (file) => {
    const text = await readFile(join(folder, file), 'utf8');
    const lines = text.split('\n');
    const examples = fencesOf(text).filter(({ lang, meta }) => lang === 'md' && !meta.includes('(part)'));
    expect(examples.length).toBeGreaterThan(3);
    const wrong = examples.filter(({ code, line }) => {
      const after = plain(lines.slice(line + code.split('\n').length).join('\n'));
      return !after.startsWith(plain(code));
    });
    expect(wrong.map(({ line }) => `${file}:${line}`)).toEqual([]);
  },
);

test('the Mermaid page lists every supported diagram type', async () => {
  const text = await readFile(join(folder, 'mermaid.md'), 'utf8');
  const [, list = ''] = /^Lectern draws these types of Mermaid diagrams: (.*)$/m.exec(text) ?? [];
  const named = [...list.matchAll(/`(.+?)(?:Diagram|Chart)?(?:-v2|-beta)?`/g)].map(([, name]) => name);
  expect(named.sort()).toEqual([...drawnKinds].sort());
});
