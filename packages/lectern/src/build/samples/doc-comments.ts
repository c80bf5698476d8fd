import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseFenceMeta } from '../../markdown/code/meta.js';
import { columnsBefore, readSample } from '../../markdown/code/sample.js';
import { renderPlainMarkdown } from '../../markdown/plain.js';
import type { DocText } from '../../sources/typedoc/model.js';
import type { Sample } from './types.js';

/** The samples of doc comments, each once: a member may be shown on the pages of several classes. */
export async function docCommentSamples({
  siteDir,
  entries,
}: {
  siteDir: string;
  /** Entries of a reference. */
  entries: readonly unknown[];
}): Promise<Sample[]> {
  const texts = entries.flatMap((entry) => [...docTexts(entry)]);
  const files = new Map<string, readonly string[]>();
  for (const { file } of texts)
    if (!files.has(file)) files.set(file, (await readFile(join(siteDir, file), 'utf8')).split(/\r?\n/));
  const samples = texts.flatMap((text) => samplesOf({ text, lines: files.get(text.file) ?? [] }));
  return [...new Map(samples.map((sample) => [JSON.stringify(sample), sample])).values()];
}

/** Every piece of comment in an entry, wherever its parts and members hold one. */
function* docTexts(value: unknown): Generator<DocText> {
  if (typeof value !== 'object' || value === null) return;
  if ('parts' in value && 'file' in value) yield value as DocText;
  else for (const inner of Object.values(value)) yield* docTexts(inner);
}

/** The fences of one piece of a comment, with their places in the file. */
export function samplesOf({ text, lines }: { text: DocText; lines: readonly string[] }): Sample[] {
  const markdown = text.parts.map((part) => part.text).join('');
  if (!/```|~~~/.test(markdown)) return [];
  return renderPlainMarkdown({ text: markdown, resolveLink: (url) => url }).flatMap((chunk) => {
    if (!('code' in chunk)) return [];
    const { options } = parseFenceMeta(chunk.meta);
    const sample = readSample({ code: chunk.code, language: chunk.language.toLowerCase(), options });
    if (sample === undefined) return [];
    const line = lineOfCode({ lines, code: chunk.code, from: text.line });
    const columns = columnsBefore({ lines, line, code: chunk.code });
    return [{ ...sample, file: text.file, line, columns }];
  });
}

/** Where some code stands in a comment that begins at a line, behind the stars; that line where it cannot be found. */
function lineOfCode({ lines, code, from }: { lines: readonly string[]; code: string; from: number }): number {
  const wanted = code.split('\n').map((line) => line.trim());
  const bare = lines.slice(from - 1).map((line) => line.trim().replace(/^\*\s*/, ''));
  const index = bare.findIndex((_, start) => wanted.every((line, offset) => bare[start + offset] === line));
  return index === -1 ? from : from + index;
}
