import type { ComponentType, ReactNode } from 'react';
import { createElement } from 'react';
import { useRenderContext } from '../context.js';

/** Shows a plug-in's content for a directive or a fence. Renders nothing if there is no content. */
export function PluginSlot({ name }: { name: string }): ReactNode {
  const shown = useRenderContext('PluginSlot').directives.get(name);
  return shown === undefined ? null : createElement(shown.Component as ComponentType<object>, shown.props);
}
