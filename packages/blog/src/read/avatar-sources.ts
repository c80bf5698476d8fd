import type { CspSources } from 'lectern/plugin';
import type { Author } from '../model/types.js';

/** Returns the origins of authors' images, which the content security policy must allow. */
export function avatarSources(authors: readonly Author[]): CspSources {
  const origins = authors.flatMap(({ imageUrl = '' }) =>
    URL.canParse(imageUrl) && /^https?:/.test(imageUrl) ? originsOf(new URL(imageUrl).origin) : [],
  );
  return origins.length === 0 ? {} : { 'img-src': [...new Set(origins)].sort() };
}

/** Returns the origins to allow for an image: `github.com/ada.png` redirects to another origin. */
function originsOf(origin: string): string[] {
  return origin === 'https://github.com' ? [origin, 'https://avatars.githubusercontent.com'] : [origin];
}
