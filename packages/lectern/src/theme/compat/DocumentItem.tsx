import type { ComponentType, ReactNode } from 'react';
import { createContext, createElement, useContext } from 'react';
import { useDoc } from './docs-client.js';

/** Docusaurus passes a document to a `docItemComponent` in this format. */
type Content = ComponentType & ReturnType<typeof useDoc>;

export interface ItemProps {
  content: Content;
}

const WithinItem = createContext(false);

export function DocumentItem({
  Component,
  ownsPage = false,
  frontMatter,
  children,
}: {
  Component: ComponentType<ItemProps>;
  /** Whether the component renders everything below the navbar. */
  ownsPage?: boolean;
  /** Default: the front matter in the data of the page, which only documents have. */
  frontMatter?: Content['frontMatter'];
  children: ReactNode;
}): ReactNode {
  const doc = useDoc();
  const own = frontMatter === undefined ? {} : { frontMatter, metadata: { ...doc.metadata, frontMatter } };
  const text = ownsPage ? <div className="prose">{children}</div> : children;
  const content: Content = Object.assign(() => text, doc, own);
  return <WithinItem.Provider value={!ownsPage}>{createElement(Component, { content })}</WithinItem.Provider>;
}

/**
 * Within a `docItemComponent`, the wrapped component renders nothing, because the surrounding page already shows that
 * component.
 */
export function outsideOfItem<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
  function OutsideOfItem(props: Props): ReactNode {
    return useContext(WithinItem) ? null : createElement(Part, props);
  }
  OutsideOfItem.displayName = `OutsideOfItem(${Part.displayName ?? Part.name})`;
  return OutsideOfItem;
}

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
