import { messageOf } from './message-of.js';
import { offsetToLocation } from './offset-to-location.js';

/** Finds the first syntax error in JSON. The location is 1-based. */
export function jsonMistake(text: string): { message: string; line: number; column: number } | undefined {
  try {
    JSON.parse(text.replace(/^\uFEFF/, ''));
    return undefined;
  } catch (error) {
    const reason = messageOf(error);
    return {
      message: `The JSON is invalid: ${reason.replace(/ (?:in JSON )?at position .*$|, (?:\.{3})?"[\s\S]*$/, '')}.`,
      ...offsetToLocation(text, positionIn({ text, reason })),
    };
  }
}

/**
 * V8's message contains a position or an excerpt, or neither if the mistake is at the end of the text. A truncated
 * excerpt starts ten characters before the mistake.
 */
function positionIn({ text, reason }: { text: string; reason: string }): number {
  const position = / at position (\d+)/.exec(reason)?.[1];
  if (position !== undefined) return Number(position);
  const [, token = '', dots, excerpt = ''] =
    /^Unexpected token '(.+?)', (\.{3})?"([\s\S]*)"(?:\.{3})? is/.exec(reason) ?? [];
  if (token === '') return text.length;
  return dots === undefined ? text.indexOf(token) : text.indexOf(excerpt) + 10;
}
