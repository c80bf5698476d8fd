import type { PageSample } from 'lectern/plugin';
import { samplesInMarkdown } from 'lectern/plugin';
import type { DocText, ReferenceEntry } from '../model/types.js';

/** `linesOf` takes a path relative to the site's folder. */
export function entrySamples({
  entry,
  linesOf,
}: {
  entry: ReferenceEntry;
  linesOf: (file: string) => readonly string[];
}): PageSample[] {
  return [...docTexts(entry)].flatMap((text) => samplesOf({ text, lines: linesOf(text.file) }));
}

function* docTexts(value: unknown): Generator<DocText> {
  if (typeof value !== 'object' || value === null) return;
  if ('parts' in value && 'file' in value) yield value as DocText;
  else for (const inner of Object.values(value)) yield* docTexts(inner);
}

export function samplesOf({ text, lines }: { text: DocText; lines: readonly string[] }): PageSample[] {
  const { parts, file, line } = text;
  return samplesInMarkdown({ markdown: parts.map((part) => part.text).join(''), file, lines, line });
}
