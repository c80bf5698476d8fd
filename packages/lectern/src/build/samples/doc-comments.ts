import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { samplesInMarkdown } from '../../markdown/code/samples-in-markdown.js';
import type { Sample } from '../../session/samples/types.js';
import type { DocText } from '../../sources/typedoc/model.js';

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

/** The samples of one piece of a comment, with their locations in the file. */
export function samplesOf({ text, lines }: { text: DocText; lines: readonly string[] }): Sample[] {
  const { parts, file, line } = text;
  return samplesInMarkdown({ markdown: parts.map((part) => part.text).join(''), file, lines, line });
}
