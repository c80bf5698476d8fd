import { isMarkdown } from '../content/page-kinds.js';
import type { MarkdownDocument } from '../content/types.js';
import type { Asset } from '../model/link-targets.js';
import { resolveLink } from '../model/links.js';
import type { SiteModel } from '../model/site.types.js';
import type { CompiledText } from '../session/compile/compiler.js';

/** Returns the other documents that a page links to with a hash. Their headings are unknown until they are compiled. */
export function linkedDocuments({
  site,
  page,
  documents,
  assets,
}: {
  site: SiteModel;
  page: MarkdownDocument;
  documents: readonly CompiledText[];
  assets: ReadonlyMap<string, Asset>;
}): MarkdownDocument[] {
  const byAddress = new Map<string, MarkdownDocument>();
  for (const { file, loadDetails } of documents) {
    for (const link of loadDetails().links.filter(({ url }) => url.includes('#'))) {
      const reference = { ...link, file };
      const { route } = resolveLink({ site, reference, route: page.route, anchors: new Map(), assets });
      const target = route === undefined ? undefined : site.pages.get(route);
      if (isMarkdown(target)) byAddress.set(target.file, target);
    }
  }
  byAddress.delete(page.file);
  return [...byAddress.values()];
}
