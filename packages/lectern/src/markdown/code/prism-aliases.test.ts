import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { createPrismHighlighter } from './prism.js';

const folder = dirname(fileURLToPath(import.meta.resolve('refractor/abap')));

test('every name that Prism accepts for a language is supported', async () => {
  const { supports } = createPrismHighlighter();
  const files = readdirSync(folder).filter((file) => file.endsWith('.js'));
  const grammars = await Promise.all(
    files.map(async (file): Promise<unknown> => import(pathToFileURL(join(folder, file)).href)),
  );
  const aliases = grammars.flatMap(aliasesOf);
  expect(aliases).toContain('sol');
  expect(aliases.filter((alias) => !supports(alias))).toEqual([]);
});

test('a language has the same colors under each of its names', () => {
  const { highlight } = createPrismHighlighter();
  const code = 'msgid "tide"';
  expect(highlight({ code, lang: 'po' })).toEqual(highlight({ code, lang: 'gettext' }));
  expect(highlight({ code, lang: 'po' })).not.toEqual(highlight({ code, lang: 'text' }));
});

function aliasesOf(module: unknown): string[] {
  const { default: grammar } = module as { default: { aliases?: string[] } };
  return grammar.aliases ?? [];
}
