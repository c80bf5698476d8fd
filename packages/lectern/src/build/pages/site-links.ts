import type { CheckContext } from '../../session/render/references.js';
import { hashEach, hashOf } from '../../util/hash.js';

/** Hashes all possible link targets, for pages whose links are unknown until they are rendered. */
export function siteLinksHash({ project, anchors, assets }: CheckContext): string {
  const { site } = project;
  return hashOf([
    hashEach([...site.pages.keys()].sort()),
    hashEach(anchors),
    hashEach([...assets].map(([file, asset]) => [file, asset.href])),
    hashEach([...site.staticFiles].sort()),
  ]);
}
