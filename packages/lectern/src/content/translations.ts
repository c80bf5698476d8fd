import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { problem } from '../diagnostics/diagnostic.js';
import { jsonMistake } from '../util/json-mistake.js';
import { showValue } from './issues.js';
import { readText } from './read-text.js';
import type { SiteReach } from './site-reach.js';
import { parseYaml } from './yaml.js';

export type Translations = Readonly<Record<string, string>>;

interface Options {
  siteDir: string;
  locale: string;
  /** Paths relative to the locale's folder, from the least to the most specific. Files that don't exist are skipped. */
  files: readonly string[];
  reach?: SiteReach | undefined;
}

/** Reads translation files, which contain `{"id": {"message": "…"}}` or the shorthand `{"id": "…"}`. */
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
  const mistake = jsonMistake(text);
  if (mistake !== undefined) return { translations: {}, diagnostics: [invalid({ file, ...mistake })] };
  const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return {
      translations: {},
      diagnostics: [
        invalid({
          file,
          message: `Found ${showValue(value)}, expected an object with messages by ID.`,
          ...start,
        }),
      ],
    };
  const entries = Object.entries(value).map(([id, entry]: [string, unknown]) => ({
    id,
    entry,
    message: messageIn(entry),
  }));
  const wrong = entries.filter(({ message }) => message === undefined);
  return {
    translations: Object.fromEntries(entries.map(({ id, message = '' }) => [id, message])),
    diagnostics: wrong.length === 0 ? [] : wrongEntries({ file, text, wrong }),
  };
}

const start = { line: 1, column: 1 };

function messageIn(entry: unknown): string | undefined {
  const found = typeof entry === 'object' && entry !== null && 'message' in entry ? entry.message : entry;
  return typeof found === 'string' ? found : undefined;
}

function wrongEntries({
  file,
  text,
  wrong,
}: {
  file: string;
  text: string;
  wrong: readonly { id: string; entry: unknown }[];
}): Diagnostic[] {
  const { locationOf } = parseYaml({ file, text, code: 'invalid-messages', what: 'The file' });
  return wrong.map(({ id, entry }) =>
    invalid({
      file,
      message: `"${id}": found ${showValue(entry)}, expected a string, or an object whose "message" is a string.`,
      ...locationOf([id]),
    }),
  );
}

function invalid({
  message,
  ...location
}: {
  message: string;
  file: string;
  line: number;
  column: number;
}): Diagnostic {
  return problem({
    code: 'invalid-messages',
    message,
    hint: 'Write the file as JSON: {"id": {"message": "text"}}.',
    ...location,
  });
}
