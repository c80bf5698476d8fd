import type { ApiText } from './api-location.js';

/** The maximum length, in characters, of a description that isn't split: about six lines on a phone. */
const short = 280;

/**
 * The first paragraph of a long description, and the rest: on a phone, the request and its sample come between them.
 * A description that is short, starts with something else, or defines link targets stays whole.
 */
export function splitLead(text: ApiText | undefined): {
  lead?: ApiText | undefined;
  rest?: ApiText | undefined;
} {
  if (text === undefined || text.markdown.length <= short) return { lead: text };
  const { markdown } = text;
  const [, first = '', gap = ''] =
    /^([^\n]+(?:\n[^\n]+)*)(\n[ \t]*(?:\n[ \t]*)*\n)(?=\S)/.exec(markdown) ?? [];
  const isParagraph =
    /^[\p{L}\p{N}"'“‘([*_`]/u.test(first) && !/^(?:[*_-] |\d+[.)] |```)|\n *(?:[=-]{3,}|\||```)/.test(first);
  if (gap === '' || !isParagraph || /^ {0,3}\[[^\]]+\]:/m.test(markdown)) return { lead: text };
  return {
    lead: { ...text, markdown: first },
    rest: {
      ...text,
      markdown: markdown.slice(first.length + gap.length),
      line: text.line + `${first}${gap}`.split('\n').length - 1,
    },
  };
}
