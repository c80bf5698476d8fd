import type { PageHeading } from '../../content/types.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { problem } from '../../diagnostics/diagnostic.js';

/**
 * Reports headings that a generated page lists, but that its component doesn't render. Links to these headings would be
 * broken.
 */
export function missingHeadings({
  html,
  headings,
  route,
  file,
}: {
  html: string;
  headings: readonly Pick<PageHeading, 'id'>[];
  route: string;
  file: string;
}): Diagnostic[] {
  if (headings.length === 0) return [];
  const ids = new Set(Array.from(html.matchAll(/\sid="([^"]*)"/g), ([, id]) => id));
  return headings
    .filter(({ id }) => !ids.has(id))
    .map(({ id }) =>
      problem({
        code: 'missing-heading',
        message: `The page ${route} lists a heading with the ID "${id}", but its component renders no element with that ID.`,
        hint: `Render an element with id="${id}", or remove the entry from the \`headings\` of the page.`,
        file,
      }),
    );
}
