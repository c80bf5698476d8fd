import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { problem } from '../../diagnostics/diagnostic.js';
import type { Collected } from './contract.js';

/**
 * Reports components with a prop that can't be serialized. The components are not hydrated, and nothing on the page
 * shows why.
 */
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
      message: `The island ${name} (${module.split('/').at(-1)}) received ${kind} as the prop "${path}".`,
      hint: 'Props of an island are sent to the browser as JSON: pass plain data or elements, or move the parent component into the island.',
      file,
    }),
  );
}
