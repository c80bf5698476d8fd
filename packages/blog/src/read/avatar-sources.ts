import type { CspSources } from 'lectern/plugin';
import type { Author } from '../model/types.js';

export function avatarSources(authors: readonly Author[]): CspSources {
  const origins = authors.flatMap(({ imageUrl = '' }) =>
    URL.canParse(imageUrl) && /^https?:/.test(imageUrl) ? originsOf(new URL(imageUrl).origin) : [],
  );
  return origins.length === 0 ? {} : { 'img-src': [...new Set(origins)].sort() };
}

/** GitHub redirects image URLs such as `https://github.com/ada.png` to another origin. */
function originsOf(origin: string): string[] {
  return origin === 'https://github.com' ? [origin, 'https://avatars.githubusercontent.com'] : [origin];
}
