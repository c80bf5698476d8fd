import type { DocText, ReferenceTarget, TextPart } from '../../model/types.js';

interface DocMarkdown {
  markdown: string;
  links: Readonly<Record<string, string>>;
  file: string;
  line: number;
}

export function docMarkdown({
  doc: { parts, file, line },
  href,
}: {
  doc: DocText;
  href: (target: ReferenceTarget) => string;
}): DocMarkdown {
  const links = parts.flatMap((part, index): [string, string][] => {
    if (part.kind === 'markdown' || part.to === undefined) return [];
    return [[partAddress(index), typeof part.to === 'string' ? part.to : href(part.to)]];
  });
  const markdown = parts.map((part, index) => toMarkdown({ part, index })).join('');
  return { markdown, links: Object.fromEntries(links), file, line };
}

/**
 * The real URL could contain characters that end a Markdown link, so this placeholder contains the index of the link's
 * part instead.
 */
function partAddress(index: number): string {
  return `lectern-part:${index}`;
}

function toMarkdown({ part, index }: { part: TextPart; index: number }): string {
  if (part.kind === 'markdown') return part.text;
  const text = part.code ? `\`${part.text}\`` : part.text.replace(/[\\[\]*_`<]/g, '\\$&');
  return part.to === undefined ? text : `[${text}](${partAddress(index)})`;
}
