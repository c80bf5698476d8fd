import type { CspSources } from 'lectern/plugin';
import type { Author } from '../model/types.js';

/** Where the images of authors come from: the content security policy has to allow these sites. */
export function avatarSources(authors: readonly Author[]): CspSources {
  const origins = authors.flatMap(({ imageUrl = '' }) =>
    URL.canParse(imageUrl) && /^https?:/.test(imageUrl) ? originsOf(new URL(imageUrl).origin) : [],
  );
  return origins.length === 0 ? {} : { 'img-src': [...new Set(origins)].sort() };
}

/** `github.com/ada.png` redirects to another site, which the policy has to allow too. */
function originsOf(origin: string): string[] {
  return origin === 'https://github.com' ? [origin, 'https://avatars.githubusercontent.com'] : [origin];
}
