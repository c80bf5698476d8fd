import type { SearchRecord } from './record.js';
import type { Section } from './sections.js';

/** Matches an identifier at the start of a heading: `AT-11: Latency`, `REQ-F-07`, `ADR-3 …`. */
const number = /^[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*-\d+\b/;

export function numberedHeadings(sections: readonly Section[]): SearchRecord['names'] {
  return sections.flatMap(({ heading, id, level }) =>
    level > 1 && id !== '' && number.test(heading) ? [{ name: heading, id }] : [],
  );
}
