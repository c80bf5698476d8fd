/** Matches a link definition. An excerpt may refer to definitions anywhere in the post. */
const definition = /^ {0,3}\[(?!\^)[^\]\n]+\]:[ \t]*\S.*$/gm;

/**
 * Returns undefined if there is no marker.
 * @param content - The whole file, including the front matter.
 */
export function excerptOf({
  content,
  bodyOffset,
  marker,
}: {
  content: string;
  bodyOffset: number;
  marker: RegExp;
}): string | undefined {
  // The `y` flag would find the marker only at the beginning of the post.
  const found = new RegExp(marker.source, marker.flags.replace(/[gy]/g, '')).exec(content.slice(bodyOffset));
  if (found === null) return undefined;
  const end = bodyOffset + found.index;
  const after = content.slice(end + found[0].length);
  const definitions = [...withoutFences(after).matchAll(definition)].map(([line]) => line);
  return [content.slice(0, end), ...(definitions.length === 0 ? [] : [definitions.join('\n'), ''])].join(
    '\n\n',
  );
}

function withoutFences(text: string): string {
  return text.replace(/^ {0,3}(`{3,}|~{3,})[\s\S]*?^ {0,3}\1/gm, '');
}
