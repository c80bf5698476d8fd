import type { ComponentType, ReactNode } from 'react';
import { createElement } from 'react';
import { useRenderContext } from '../context.js';

/** What a plug-in shows in the place of its directive; nothing where it has nothing to say. */
export function LecternDirective({ name }: { name: string }): ReactNode {
  const shown = useRenderContext().directives.get(name);
  return shown === undefined ? null : createElement(shown.Component as ComponentType<object>, shown.props);
}
