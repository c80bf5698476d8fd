import { parseSync } from 'rolldown/utils';

interface Node {
  type?: unknown;
  start?: unknown;
}

/** Returns the offset of the first element, in the order of the source, with more than `most` elements around it. */
export function deepElement({
  file,
  text,
  most,
}: {
  file: string;
  text: string;
  most: number;
}): number | undefined {
  const { program } = parseSync(file, text, /\.m?js$/.test(file) ? { lang: 'jsx' } : {});
  const parts: { part: unknown; depth: number }[] = [{ part: program, depth: 0 }];
  for (let next = parts.pop(); next !== undefined; next = parts.pop()) {
    const { part, depth } = next;
    if (typeof part !== 'object' || part === null) continue;
    const { type, start } = part as Node;
    const isElement = type === 'JSXElement' || type === 'JSXFragment';
    if (isElement && depth >= most && typeof start === 'number') return start;
    for (const inner of Object.values(part).reverse())
      parts.push({ part: inner, depth: isElement ? depth + 1 : depth });
  }
  return undefined;
}
