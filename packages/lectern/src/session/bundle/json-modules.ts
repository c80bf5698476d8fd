import type { Plugin } from 'vite';
import { messageOf } from '../../util/message-of.js';
import { offsetToLocation } from '../../util/offset-to-location.js';

/** Reports invalid JSON with its location. The bundler's own error names neither the file nor the line. */
export function jsonModules(): Plugin {
  return {
    name: 'lectern-json-modules',
    enforce: 'pre',
    transform: {
      filter: { id: { include: /\.json(?:\?(?:import|t=\d+))?$/, exclude: /\/node_modules\// } },
      handler(text, id) {
        const mistake = jsonMistake(text);
        if (mistake === undefined) return undefined;
        const { message, line, column } = mistake;
        const [file = ''] = id.split('?');
        return this.error({ message, loc: { file, line, column: column - 1 } });
      },
    },
  };
}

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
 * Returns the position of the mistake, from V8's message or, if the message has none, from the excerpt in the message.
 * A truncated excerpt starts ten characters before the mistake. For a mistake at the end of the text, the message
 * contains neither.
 */
function positionIn({ text, reason }: { text: string; reason: string }): number {
  const position = / at position (\d+)/.exec(reason)?.[1];
  if (position !== undefined) return Number(position);
  const [, token = '', dots, excerpt = ''] =
    /^Unexpected token '(.+?)', (\.{3})?"([\s\S]*)"(?:\.{3})? is/.exec(reason) ?? [];
  if (token === '') return text.length;
  return dots === undefined ? text.indexOf(token) : text.indexOf(excerpt) + 10;
}
