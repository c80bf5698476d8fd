import { explanationUrl } from '../diagnostics/explanations/index.js';

/** The hyperlink is an OSC 8 escape sequence. Terminals that don't support hyperlinks show plain text. */
export function linkCode({
  text,
  stream,
}: {
  text: string;
  stream: { isTTY?: boolean | undefined };
}): string {
  if (stream.isTTY !== true || process.env.TERM === 'dumb') return text;
  return text.replace(/^(error|warning) \[([a-z-]+)\]/, (head, severity: string, code: string) => {
    const url = explanationUrl(code);
    return url === undefined ? head : `${severity} [\u001b]8;;${url}\u0007${code}\u001b]8;;\u0007]`;
  });
}
