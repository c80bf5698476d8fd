import type { CodePart } from '../model/types.js';

export function joinParts({
  lists,
  separator,
}: {
  lists: readonly CodePart[][];
  separator: string;
}): CodePart[] {
  return lists.flatMap((parts, index) => (index === 0 ? parts : [{ text: separator }, ...parts]));
}

/** Merging reduces the number of elements on the page. */
export function mergeParts(parts: readonly CodePart[]): CodePart[] {
  const merged: CodePart[] = [];
  for (const part of parts) {
    const last = merged.at(-1);
    const isPlain = part.to === undefined && last?.to === undefined;
    if (last !== undefined && isPlain && last.token === part.token)
      merged[merged.length - 1] = { ...last, text: last.text + part.text };
    else merged.push(part);
  }
  return merged;
}

export function textOf(parts: readonly CodePart[]): string {
  return parts.map(({ text }) => text).join('');
}

export function plain(text: string): CodePart {
  return { text };
}

export function keyword(text: string): CodePart {
  return { text, token: 'k' };
}
