import type { SiteConfig, UserConfig } from '../../config/schema/index.js';
import { configSchema } from '../../config/schema/index.js';
import type { FrontMatter } from '../../content/front-matter.js';
import type { Sidebar, SidebarCategory, SidebarLink, SidebarNode } from '../../content/sidebar-types.js';
import type {
  CategoryPage,
  DocsVersion,
  MarkdownDocument,
  SourceContent,
  SourcePage,
} from '../../content/types.js';
import { searchPages } from '../search.js';
import { assembleSite } from '../site.js';
import type { SiteModel } from '../site.types.js';

export function config(extra: Partial<UserConfig> = {}): SiteConfig {
  return configSchema.parse({
    title: 'Site',
    tagline: 'Of a site.',
    url: 'https://example.org',
    baseUrl: '/base/',
    sources: [{ type: 'docs' }],
    ...extra,
  });
}

export function doc(
  id: string,
  { frontMatter = {}, ...extra }: Partial<MarkdownDocument> & { frontMatter?: FrontMatter } = {},
): MarkdownDocument {
  const file = extra.file ?? `docs/${id}.md`;
  return {
    kind: 'doc',
    source: 'docs',
    version: 'current',
    id,
    file,
    path: `/site/${file}`,
    contentHash: '',
    head: '',
    frontMatter,
    route: `/docs/${id}`,
    title: `Title of ${id}`,
    titleInContent: true,
    description: '',
    sidebarLabel: `Label of ${id}`,
    draft: false,
    unlisted: false,
    sidebar: 'main',
    ...extra,
  };
}

export function link(id: string, extra: Partial<SidebarLink> = {}): SidebarLink {
  return { kind: 'link', label: `Label of ${id}`, href: `/docs/${id}`, external: false, docId: id, ...extra };
}

export function category(
  label: string,
  items: SidebarNode[],
  extra: Partial<SidebarCategory> = {},
): SidebarCategory {
  return { kind: 'category', label, collapsible: true, collapsed: true, items, ...extra };
}

export function categoryPage(
  route: string,
  items: SidebarNode[],
  extra: Partial<CategoryPage> = {},
): CategoryPage {
  return {
    kind: 'category',
    source: 'docs',
    version: 'current',
    route,
    title: 'Category',
    description: '',
    keywords: [],
    sidebar: 'main',
    items,
    file: 'docs/c/_category_.json',
    ...extra,
  };
}

interface Input {
  pages?: SourcePage[];
  sidebars?: Record<string, SidebarNode[]>;
  versions?: DocsVersion[];
  config?: Partial<UserConfig>;
  locale?: string;
  staticFiles?: string[];
  messages?: Record<string, string>;
}

export function version(name: string, extra: Partial<DocsVersion> = {}): DocsVersion {
  return {
    name,
    label: name,
    route: `/docs/${name}`,
    banner: 'none',
    badge: true,
    noIndex: false,
    isLast: false,
    ...extra,
  };
}

const current = version('current', { label: 'Next', route: '/docs', badge: false, isLast: true });

export function siteOf({
  pages = [],
  sidebars = {},
  versions = [current],
  staticFiles = [],
  ...rest
}: Input): {
  site: SiteModel;
  problems: string[];
} {
  const content: SourceContent = {
    id: 'docs',
    pages,
    sidebars: versions.flatMap(({ name }) =>
      Object.entries(sidebars).map(([id, items]): Sidebar => ({ id, source: 'docs', version: name, items })),
    ),
    versions,
    watch: [],
    diagnostics: [],
  };
  const own = config(rest.config);
  const empty = { sidebars: [], versions: [], watch: [], diagnostics: [] };
  const { site, diagnostics } = assembleSite({
    config: own,
    content: [content, { ...empty, id: 'search', pages: searchPages(own) }],
    locale: rest.locale ?? 'en',
    messages: rest.messages ?? {},
    staticFiles: new Set(staticFiles),
  });
  return { site, problems: diagnostics.map(({ file, message }) => `${file}: ${message}`) };
}
