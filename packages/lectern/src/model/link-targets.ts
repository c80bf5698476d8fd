import type { SiteConfig } from '../config/schema/index.js';
import type { MarkdownDocument } from '../content/types.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import type { AddressOptions } from '../util/addresses.js';

export interface Asset {
  href: string;
  width?: number | undefined;
  height?: number | undefined;
  /** Why the file is not published. The reason has no location, because many documents may refer to the file. */
  refused?: Pick<Diagnostic, 'code' | 'message' | 'hint'> | undefined;
}

export type Anchors = ReadonlyMap<string, readonly string[]>;

export interface LinkSite {
  config: Pick<SiteConfig, 'baseUrl' | 'onBrokenLinks' | 'onBrokenAnchors'>;
  addresses: AddressOptions;
  pages: { has(route: string): boolean; keys(): Iterable<string> };
  files: ReadonlyMap<string, LinkedDocument>;
  staticFiles: ReadonlySet<string>;
  unread?: ReadonlySet<string> | undefined;
}

type LinkedDocument = Pick<MarkdownDocument, 'route' | 'id' | 'draft' | 'replaces'> & {
  frontMatter: Pick<MarkdownDocument['frontMatter'], 'slug'>;
};

export interface LinkTargets {
  site: LinkSite;
  /** IDs by route. If a route has no entry, links to IDs on its page are not checked. */
  anchors: Anchors;
  assets: ReadonlyMap<string, Asset>;
}

/** Worker threads get only plain data. */
export function plainTargets({ site, anchors, assets }: LinkTargets): LinkTargets {
  const { baseUrl, onBrokenLinks, onBrokenAnchors } = site.config;
  return {
    site: {
      config: { baseUrl, onBrokenLinks, onBrokenAnchors },
      addresses: site.addresses,
      pages: new Set(site.pages.keys()),
      files: new Map([...site.files].map(([file, document]) => [file, linkedDocument(document)])),
      staticFiles: site.staticFiles,
      unread: site.unread,
    },
    anchors,
    assets,
  };
}

function linkedDocument({ route, id, draft, replaces, frontMatter }: LinkedDocument): LinkedDocument {
  return { route, id, draft, replaces, frontMatter: { slug: frontMatter.slug } };
}
