import { explanationUrl } from '../diagnostics/explanations/index.js';

/**
 * In a terminal, turns the code at the start of a message into a hyperlink (OSC 8) to its explanation. Terminals
 * without support for hyperlinks show plain text. Log files and pipes get plain text.
 */
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
