import type {
  SidebarCategoryData,
  SidebarHtmlData,
  SidebarItemData,
  SidebarLinkData,
} from '../../model/page-data.types.js';

/** Docusaurus's format for sidebar entries. */
export type SidebarEntry =
  | {
      type: 'link';
      label: string;
      href: string;
      docId?: string | undefined;
      className?: string | undefined;
      customProps?: CustomProps;
    }
  | {
      type: 'category';
      label: string;
      href?: string | undefined;
      className?: string | undefined;
      customProps?: CustomProps;
      collapsible: boolean;
      collapsed: boolean;
      items: SidebarEntry[];
    }
  | { type: 'html'; value: string; className?: string | undefined; customProps?: CustomProps };

type CustomProps = Readonly<Record<string, unknown>> | undefined;

export function entriesOf(items: readonly SidebarItemData[]): SidebarEntry[] {
  return items
    .filter((item): item is SidebarLinkData | SidebarCategoryData | SidebarHtmlData => item.kind !== 'more')
    .map((item): SidebarEntry => {
      const { className, customProps } = item;
      if (item.kind === 'html') return { type: 'html', value: item.value, className, customProps };
      if (item.kind === 'link')
        return {
          type: 'link',
          label: item.label,
          href: item.href,
          docId: item.docId,
          className,
          customProps,
        };
      const { label, href, collapsible, open, items: inner } = item;
      return {
        type: 'category',
        label,
        href,
        className,
        customProps,
        collapsible,
        collapsed: !open,
        items: entriesOf(inner),
      };
    });
}
