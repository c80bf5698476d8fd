import type { LinkTarget } from 'lectern/plugin';
import type { NameIndex } from './name-index.js';
import { readSpan } from './read-span.js';

/** A link whose text is a name leads to what is called so, where it leads to a documented name at all. */
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
  const places = index.placesOf(form.name);
  const [path = '', anchor = ''] = link.split('#');
  // Only a URL from the root says without the site which page it is.
  if (places.length === 0 || !path.startsWith('/')) return undefined;
  const isThere = ({ route, anchor: own = '' }: LinkTarget): boolean =>
    route === path.replace(/\/$/, '') && (anchor === own || anchor === '');
  if (places.some(isThere)) return undefined;
  // A guide about the name is as good a page as its own.
  if (!index.isDocumentedPage(path)) return undefined;
  const [place] = places;
  return {
    code: 'wrong-link-text',
    message: `The link text is "${text}", but the link leads to ${link}. "${form.name}" is documented at ${place?.route}${place?.anchor === undefined ? '' : `#${place.anchor}`}.`,
    hint: 'Correct the link text or the URL.',
  };
}
