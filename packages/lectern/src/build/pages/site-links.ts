import type { CheckContext } from '../../session/render/references.js';
import { hashEach, hashOf } from '../../util/hash.js';

/**
 * Hashes all possible link targets. The hash is part of the cache key of each page whose links are unknown until it is
 * rendered.
 */
export function siteLinksHash({ project, anchors, assets }: CheckContext): string {
  const { site } = project;
  return hashOf([
    hashEach([...site.pages.keys()].sort()),
    hashEach(anchors),
    hashEach([...assets].map(([file, asset]) => [file, asset.href])),
    hashEach([...site.staticFiles].sort()),
  ]);
}
