import type { SearchRecord } from './record.js';
import type { Section } from './sections.js';

/** `AT-11: Latency`, `REQ-F-07`, `ADR-3 …`. */
const number = /^[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*-\d+\b/;

/** Headings that start with a number that people refer to: readers search for it like for a name. */
export function numberedHeadings(sections: readonly Section[]): SearchRecord['names'] {
  return sections.flatMap(({ heading, id, level }) =>
    level > 1 && id !== '' && number.test(heading) ? [{ name: heading, id }] : [],
  );
}
