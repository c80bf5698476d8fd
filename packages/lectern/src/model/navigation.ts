import type { SidebarCategory, SidebarNode } from '../content/sidebar-types.js';
import { message } from '../messages/theme.js';
import { routeToHref } from '../util/addresses.js';
import type { LinkData } from './link-data.types.js';
import type { Step } from './outline.js';
import type { CardData } from './page-data.types.js';
import type { SiteModel } from './site.types.js';

export function cards({ site, nodes }: { site: SiteModel; nodes: readonly SidebarNode[] }): CardData[] {
  return nodes.flatMap((node): CardData[] => {
    if (node.kind === 'html') return [];
    if (node.kind === 'link')
      return [
        {
          kind: 'link',
          label: node.label,
          ...target({ site, node }),
          description: node.description ?? '',
          ...customPropsOf(node),
        },
      ];
    const href = node.href ?? site.outline(node.items).inside[0]?.href;
    if (href === undefined) return [];
    return [
      {
        kind: 'category',
        label: node.label,
        href: routeToHref({ route: href, ...site.addresses }),
        external: false,
        description: describeCategory({ site, node }),
        ...customPropsOf(node),
      },
    ];
  });
}

function customPropsOf({ customProps }: SidebarNode): Pick<CardData, 'customProps'> {
  return customProps === undefined ? {} : { customProps };
}

function describeCategory({ site, node }: { site: SiteModel; node: SidebarCategory }): string {
  if (node.description !== undefined && node.description !== '') return node.description;
  const count = node.items.filter((item) => item.kind !== 'html').length;
  return message({
    messages: site.messages,
    locale: site.locale,
    id: count === 1 ? 'theme.card.pages.one' : 'theme.card.pages',
    values: { count: String(count) },
  });
}

export function neighbors({
  site,
  nodes,
  page,
}: {
  site: SiteModel;
  nodes: readonly SidebarNode[];
  page: PageKey;
}): { previous?: LinkData; next?: LinkData } {
  const { inside, indexOf } = site.outline(nodes);
  const index = indexOf.get(page.route);
  if (index === undefined) return {};
  const toLink = (step: Step | undefined): LinkData | undefined =>
    step === undefined
      ? undefined
      : {
          label: stepLabel({ step, page, site }),
          href: routeToHref({ route: step.href, ...site.addresses }),
          external: false,
        };
  const previous = toLink(inside[index - 1]);
  const next = toLink(inside[index + 1]);
  return { ...(previous === undefined ? {} : { previous }), ...(next === undefined ? {} : { next }) };
}

interface PageKey {
  route: string;
  source: string;
  version: string;
}

/**
 * As in Docusaurus, a link to a category's document has the document's label. A module and its export often have the
 * same name, so a symbol's label starts with its type.
 */
function stepLabel({ step, page, site }: { step: Step; page: PageKey; site: SiteModel }): string {
  const { label, badge, docId: id, isCategory = false } = step;
  const { source, version } = page;
  const document = id === undefined ? undefined : site.document({ source, version, id });
  const ofDocument =
    document?.frontMatter.pagination_label ?? (isCategory ? document?.sidebarLabel : undefined);
  if (ofDocument !== undefined) return ofDocument;
  return badge?.isName === true && badge.label !== undefined ? `${badge.label} ${label}` : label;
}

export function target({
  site,
  node,
}: {
  site: SiteModel;
  node: { href: string; external: boolean; anchor?: string | undefined };
}): {
  href: string;
  external: boolean;
} {
  return {
    href: node.external
      ? node.href
      : routeToHref({ route: node.href, ...site.addresses }) +
        (node.anchor === undefined ? '' : `#${node.anchor}`),
    external: node.external,
  };
}
