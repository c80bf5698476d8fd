const imports = /^(?:import\s[\s\S]*?\n[ \t]*\r?\n\s*)*/;

/**
 * Blanks out the title at the start of a post, because the page already shows the title above the date and the authors.
 * The line breaks stay, so line numbers in messages are correct.
 */
export function withoutContentTitle(body: string): string {
  const start = body.length - body.trimStart().length;
  const from = start + (imports.exec(body.slice(start))?.[0].length ?? 0);
  const rest = body.slice(from);
  const title = /^#[ \t]+[^ \t].*(?=\r?\n|$)/.exec(rest) ?? /^.*\r?\n=+[ \t]*(?=\r?\n|$)/.exec(rest);
  if (title === null || title[0].startsWith('\n')) return body;
  const lines = title[0].replace(/[^\r\n]/g, '');
  return body.slice(0, from) + lines + rest.slice(title[0].length);
}
