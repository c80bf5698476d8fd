import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { renderPlainMarkdown } from '../markdown/plain.js';
import { routeToHref } from '../model/addresses.js';
import type { Anchors, Asset } from '../model/links.js';
import { resolveLink } from '../model/links.js';
import type { SiteModel } from '../model/site.js';
import type { ReferenceInput } from '../render/contract.js';
import type { DocText, ReferenceTarget, TextPart } from '../sources/typedoc/model.js';
import type { ReferencePage } from '../sources/types.js';

interface Input {
  page: ReferencePage;
  site: SiteModel;
  anchors: Anchors;
  assets: ReadonlyMap<string, Asset>;
  /** Links of comments that lead nowhere are put here while the page is rendered. */
  diagnostics: Diagnostic[];
  broken: Set<string>;
}

/** What a page of the reference is rendered from. */
export function referenceInput({ page, site, diagnostics, broken, ...known }: Input): ReferenceInput {
  const href = (target: ReferenceTarget): string => targetHref({ target, addresses: site.addresses });
  const text = ({ parts, file, line }: DocText) =>
    renderPlainMarkdown({
      text: parts.map((part, index) => toMarkdown({ part, index })).join(''),
      resolveLink: (url) => {
        const target = targetOfPart({ url, parts });
        if (target !== undefined) return typeof target === 'string' ? target : href(target);
        const reference = { url, file, line, column: 1 };
        const found = resolveLink({ site, reference, route: page.route, ...known });
        // The first sentence of a comment is shown twice.
        const { diagnostic } = found;
        const isKnown = diagnostics.some(
          (known) =>
            known.file === diagnostic?.file &&
            known.line === diagnostic?.line &&
            known.message === diagnostic?.message,
        );
        if (diagnostic !== undefined && !isKnown) diagnostics.push(diagnostic);
        if (found.diagnostic?.code === 'broken-link') broken.add(found.href);
        return found.href;
      },
    });
  return { entry: page.entry, text, href };
}

/** The complete address of a place in the reference. */
export function targetHref({
  target: { route, anchor },
  addresses,
}: {
  target: ReferenceTarget;
  addresses: SiteModel['addresses'];
}): string {
  return routeToHref({ route, ...addresses }) + (anchor === undefined ? '' : `#${anchor}`);
}

const partAddress = 'lectern-part:';

/** A link of a comment as Markdown whose address is the number of the part: the real one may hold any character. */
function toMarkdown({ part, index }: { part: TextPart; index: number }): string {
  if (part.kind === 'markdown') return part.text;
  const words = part.code ? `\`${part.text}\`` : part.text.replace(/[\\[\]*_`<]/g, '\\$&');
  return part.to === undefined ? words : `[${words}](${partAddress}${index})`;
}

function targetOfPart({ url, parts }: { url: string; parts: readonly TextPart[] }) {
  if (!url.startsWith(partAddress)) return undefined;
  const part = parts[Number(url.slice(partAddress.length))];
  return part?.kind === 'link' ? part.to : undefined;
}
