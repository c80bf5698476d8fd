import type { ComponentType, ReactNode } from 'react';
import { createContext, createElement, useContext } from 'react';
import { useDoc } from './docs-client.js';

/** A document, in the form in which Docusaurus passes it to a `docItemComponent`. */
type Content = ComponentType & ReturnType<typeof useDoc>;

export interface ItemProps {
  content: Content;
}

const WithinItem = createContext(false);

/** Renders the `docItemComponent` of a source within the article, inside the theme's own layout. */
export function DocumentItem({
  Component,
  children,
}: {
  Component: ComponentType<ItemProps>;
  children: ReactNode;
}): ReactNode {
  const content: Content = Object.assign(() => children, useDoc());
  return <WithinItem.Provider value={true}>{createElement(Component, { content })}</WithinItem.Provider>;
}

/**
 * Wraps a layout component, so that it renders nothing within a `docItemComponent`. The page around the
 * `docItemComponent` already shows the layout component.
 */
export function outsideOfItem<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
  function OutsideOfItem(props: Props): ReactNode {
    return useContext(WithinItem) ? null : createElement(Part, props);
  }
  OutsideOfItem.displayName = `OutsideOfItem(${Part.displayName ?? Part.name})`;
  return OutsideOfItem;
}

/** Wraps a layout component, so that it renders only the document within a `docItemComponent`. */
export function unwrappedInItem<Props extends { content?: ComponentType; children?: ReactNode }>(
  Part: ComponentType<Props>,
): ComponentType<Props> {
  function UnwrappedInItem(props: Props): ReactNode {
    if (!useContext(WithinItem)) return createElement(Part, props);
    return props.children ?? (props.content === undefined ? null : createElement(props.content));
  }
  UnwrappedInItem.displayName = `UnwrappedInItem(${Part.displayName ?? Part.name})`;
  return UnwrappedInItem;
}
