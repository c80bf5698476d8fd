import { yamlTokens } from './yaml-tokens.js';

export type Unclosed = 'quote' | 'bracket';

/** Returns undefined if nothing is unclosed. `before` is the offset at which the parser reported the error. */
export function startOfUnclosed({
  text,
  what,
  before,
}: {
  text: string;
  what: Unclosed;
  before: number;
}): number | undefined {
  let quote: number | undefined;
  const open: { closedBy: string; offset: number }[] = [];
  for (const { token, offset } of yamlTokens(text)) {
    if (offset >= before) break;
    if (token === '[') open.push({ closedBy: ']', offset });
    else if (token === '{') open.push({ closedBy: '}', offset });
    else if (token === ']' || token === '}') {
      // If a closing bracket doesn't match the innermost open bracket, the open bracket is unclosed.
      if (open.at(-1)?.closedBy !== token) break;
      open.pop();
    } else if (/^["']/.test(token)) quote = offset;
  }
  return what === 'quote' ? quote : open.at(-1)?.offset;
}
