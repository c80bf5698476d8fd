import type { ApiText } from './api-location.js';
import type { Cut } from './description-cuts.js';
import { descriptionCuts } from './description-cuts.js';
import { textHeight } from './text-height.js';

const most = { whole: 5, lead: 3 };
/** The minimum number of lines to hide after the lead. Hiding fewer lines would not be worth a click. */
const leastRest = 2;

/**
 * Hides the rest of a long description, so that the request, its sample, and its required fields fit on the first
 * screen. Lists, tables, and links are never cut.
 */
export function splitLead(text: ApiText | undefined): {
  lead?: ApiText | undefined;
  rest?: ApiText | undefined;
} {
  if (text === undefined || textHeight(text.markdown) <= most.whole) return { lead: text };
  const { markdown } = text;
  // A description with a footnote isn't split, because the footnote must stay with the text that refers to it.
  const cut = /^ {0,3}\[\^[^\]]+\]:/m.test(markdown) ? undefined : bestCut(markdown);
  if (cut === undefined) return { lead: text };
  const before = markdown.slice(0, cut.end).trimEnd();
  const after = markdown.slice(cut.end).replace(/^\s*\n|^ +/, '');
  if (textHeight(after) < leastRest) return { lead: text };
  const { length } = markdown.slice(0, markdown.length - after.length).split('\n');
  return {
    lead: {
      ...text,
      markdown: `${before}${cut.isWithinHtml ? '</p>' : ''}${definitions({ before, after })}`,
    },
    rest: { ...text, markdown: `${cut.isWithinHtml ? '<p>' : ''}${after}`, line: text.line + length - 1 },
  };
}

function bestCut(markdown: string): Cut | undefined {
  const cuts = descriptionCuts(markdown);
  const fits = ({ end }: Cut) => textHeight(markdown.slice(0, end)) <= most.lead;
  const introducesMore = ({ end }: Cut) => markdown.slice(0, end).trimEnd().endsWith(':');
  return (
    cuts.findLast((cut) => fits(cut) && !introducesMore(cut)) ??
    cuts.find((cut) => !introducesMore(cut)) ??
    cuts[0]
  );
}

/** Links such as `[text][1]` in the lead may need definitions that follow the lead. */
function definitions({ before, after }: { before: string; after: string }): string {
  const found = after.match(/^ {0,3}\[[^\]]+\]:.*$/gm) ?? [];
  return found.length === 0 || before === '' ? '' : `\n\n${found.join('\n')}`;
}
