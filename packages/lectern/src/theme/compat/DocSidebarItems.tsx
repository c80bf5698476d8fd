import DocSidebarItem from '@theme/DocSidebarItem';
import type { ReactNode } from 'react';
import type { DocSidebarItemProps } from '../shell/Sidebar.js';
import { DocSidebarItem as ThemeItem } from '../shell/Sidebar.js';

interface Props extends Omit<DocSidebarItemProps, 'item' | 'index'> {
  items: readonly DocSidebarItemProps['item'][];
}

/** An ejected category renders the items below it with this component. */
export default function DocSidebarItems({ items, ...props }: Props): ReactNode {
  return items.map((item, index) => {
    const Item = 'kind' in item && item.kind === 'more' ? ThemeItem : DocSidebarItem;
    // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes while it is rendered.
    return <Item key={index} item={item} index={index} {...props} />;
  });
}
