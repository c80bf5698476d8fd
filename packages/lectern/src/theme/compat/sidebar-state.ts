import type { ReactNode } from 'react';

/* In the sidebar of this theme, the browser itself opens and closes the categories, so this state never changes. */

export function useDocSidebarItemsExpandedState() {
  return { expandedItem: null, setExpandedItem: (): void => undefined };
}

export function DocSidebarItemsExpandedStateProvider({ children }: { children?: ReactNode }): ReactNode {
  return children;
}
