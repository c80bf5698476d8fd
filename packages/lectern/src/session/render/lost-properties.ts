import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { problem } from '../../diagnostics/diagnostic.js';
import type { Collected } from './contract.js';

function islandAt({ module, name }: { module: string; name: string }): string {
  const file = module.split('/').at(-1) ?? module;
  return name === 'default' ? file : `${name} (${file})`;
}

/** Components with a prop that can't be serialized aren't hydrated. Nothing on the page shows the reason. */
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
      message: `The island ${islandAt({ module, name })} received ${kind} as the prop "${path}".`,
      hint: 'Props of an island are sent to the browser as JSON. Pass plain data or elements, or make the parent component an island, too.',
      file,
    }),
  );
}
