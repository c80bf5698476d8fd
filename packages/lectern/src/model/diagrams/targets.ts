import type { ReferenceTarget } from '../../sources/typedoc/model.js';
import type { DiagramName, DiagramText } from './types.js';

/** Every place that a diagram in words names. */
export function diagramTargets(text: DiagramText): ReferenceTarget[] {
  const names: (DiagramName | undefined)[] =
    text.kind === 'classes'
      ? text.entries.flatMap((entry) => [
          entry,
          ...entry.members,
          ...entry.relations.flatMap(({ others }) => others),
        ])
      : text.steps.flatMap(({ from, to, call }) => [from, to, call]);
  return names.flatMap((name) => name?.to ?? []);
}

/** A place as one text: as the theme asks for its address. */
export function targetKey({ route, anchor = '' }: ReferenceTarget): string {
  return `${route}#${anchor}`;
}
