import type { CspSources } from 'lectern/plugin';
import type { Author } from '../model/types.js';

/** Returns the origins of the authors' images, which the content security policy must allow. */
export function avatarSources(authors: readonly Author[]): CspSources {
  const origins = authors.flatMap(({ imageUrl = '' }) =>
    URL.canParse(imageUrl) && /^https?:/.test(imageUrl) ? originsOf(new URL(imageUrl).origin) : [],
  );
  return origins.length === 0 ? {} : { 'img-src': [...new Set(origins)].sort() };
}

/** Returns the origin itself and, for GitHub, the origin to which image URLs such as `github.com/ada.png` redirect. */
function originsOf(origin: string): string[] {
  return origin === 'https://github.com' ? [origin, 'https://avatars.githubusercontent.com'] : [origin];
}
