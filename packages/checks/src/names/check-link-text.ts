import type { LinkTarget } from 'lectern/plugin';
import type { NameIndex } from './name-index.js';
import { readSpan } from './read-span.js';

export function checkLinkText({
  text,
  link,
  index,
}: {
  text: string;
  link: string;
  index: NameIndex;
}): { code: string; message: string; hint: string } | undefined {
  const form = readSpan({ text, programs: new Set() });
  if (form.kind !== 'name') return undefined;
  const targets = index.targetsOf(form.name);
  const [path = '', anchor = ''] = link.split('#');
  // The site's routes are unknown here, so only a root-relative URL identifies a page.
  if (targets.length === 0 || !path.startsWith('/')) return undefined;
  const isThere = ({ route, anchor: own = '' }: LinkTarget): boolean =>
    route === path.replace(/\/$/, '') && (anchor === own || anchor === '');
  if (targets.some(isThere)) return undefined;
  if (!index.isDocumentedPage(path)) return undefined;
  const [place] = targets;
  return {
    code: 'wrong-link-text',
    message: `The link text is "${text}", but the link leads to ${link}. "${form.name}" is documented at ${place?.route}${place?.anchor === undefined ? '' : `#${place.anchor}`}.`,
    hint: 'Correct the link text or the URL.',
  };
}
