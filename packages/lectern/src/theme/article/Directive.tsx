import type { ComponentType, ReactNode } from 'react';
import { createElement } from 'react';
import { useRenderContext } from '../context.js';

/** What a plug-in shows instead of a directive or a fence; undefined if it has nothing to show. */
export function PluginSlot({ name }: { name: string }): ReactNode {
  const shown = useRenderContext('PluginSlot').directives.get(name);
  return shown === undefined ? null : createElement(shown.Component as ComponentType<object>, shown.props);
}
