import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { problem } from '../../diagnostics/diagnostic.js';
import type { Collected } from './contract.js';

/** A component with such a property never becomes live, which nobody would see on the page. */
export function lostPropertyProblems({
  collected: { lostProperties = [] },
  file,
}: {
  collected: Collected;
  file: string;
}): Diagnostic[] {
  return lostProperties.map(({ module, name, path, kind }) =>
    problem({
      code: 'island-property',
      message: `The island ${name} (${module.split('/').at(-1)}) was given ${kind} as the property "${path}".`,
      hint: 'Properties of an island travel to the browser as JSON: give plain data or elements, or put both components into one that takes no such property.',
      file,
    }),
  );
}
