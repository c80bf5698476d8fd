import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { problem } from '../diagnostics/diagnostic.js';
import { messageOf } from '../util/message-of.js';
import { readText } from './read-text.js';
import type { SiteReach } from './site-reach.js';

export type Translations = Readonly<Record<string, string>>;

interface Options {
  siteDir: string;
  locale: string;
  /**
   * Paths relative to the locale's folder, in order from the least to the most specific. Missing files are skipped.
   */
  files: readonly string[];
  reach?: SiteReach | undefined;
}

/** Reads translation files: `{"id": {"message": "…"}}`, or the shorthand `{"id": "…"}`. */
export function readTranslations({ siteDir, locale, files, reach }: Options): {
  translations: Translations;
  diagnostics: Diagnostic[];
} {
  const existing = files
    .map((name) => `i18n/${locale}/${name}`)
    .filter((file) => existsSync(join(siteDir, file)));
  const read = existing.map((file) => readFile({ siteDir, file, reach }));
  return {
    translations: Object.assign({}, ...read.map(({ translations }) => translations)) as Translations,
    diagnostics: read.flatMap(({ diagnostics }) => diagnostics),
  };
}

function readFile({ siteDir, file, reach }: Pick<Options, 'siteDir' | 'reach'> & { file: string }): {
  translations: Translations;
  diagnostics: Diagnostic[];
} {
  const { text, diagnostic } = readText({ path: join(siteDir, file), file, reach });
  if (diagnostic !== undefined) return { translations: {}, diagnostics: [diagnostic] };
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      throw new Error("it isn't an object.");
    return { translations: flatten(value), diagnostics: [] };
  } catch (error) {
    const found = problem({
      code: 'invalid-messages',
      message: `The translations failed to load: ${messageOf(error)}`,
      hint: 'The file must be JSON: {"id": {"message": "text"}}.',
      file,
    });
    return { translations: {}, diagnostics: [found] };
  }
}

function flatten(entries: object): Translations {
  return Object.fromEntries(
    Object.entries(entries).map(([id, entry]: [string, unknown]) => [id, wordsOf(entry)]),
  );
}

function wordsOf(entry: unknown): string {
  if (typeof entry === 'string') return entry;
  const message = typeof entry === 'object' && entry !== null && 'message' in entry ? entry.message : '';
  return String(message ?? '');
}
