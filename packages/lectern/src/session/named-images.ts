import { locationOfFrontMatterKey } from '../content/front-matter.js';
import type { SourcePage } from '../content/types.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { problem } from '../diagnostics/diagnostic.js';
import { splitUrl } from '../model/asset-path.js';
import { missingImage, resolveImage } from '../model/images.js';
import type { Asset } from '../model/link-targets.js';
import type { NamedImage } from '../model/social-image.js';
import { imageOfPage, imageOfSite } from '../model/social-image.js';
import { decodePath, isExternal } from '../util/addresses.js';
import type { AssetReferences } from './assets.js';
import type { Project } from './project.js';

/** Images that front matter and the configuration refer to are published and measured like images in documents. */
export function namedImages({
  site,
  pages,
}: Pick<Project, 'site'> & { pages: Iterable<SourcePage> }): AssetReferences[] {
  return [imageOfSite(site), ...[...pages].map(imageOfPage)]
    .filter((image) => isLocal(image))
    .map(({ url, file }) => ({ file, images: [{ url }], files: [] }));
}

export function checkNamedImages({
  project: { site, configFile, locateInConfig },
  assets,
}: {
  project: Pick<Project, 'site' | 'configFile' | 'locateInConfig'>;
  assets: ReadonlyMap<string, Asset>;
}): Diagnostic[] {
  const check = (image: NamedImage, location: () => Partial<Diagnostic>): Diagnostic[] => {
    const reference = { ...image, line: 1, column: 1 };
    const { diagnostic } = isExternal(image.url)
      ? { diagnostic: externalProblem(image) }
      : resolveImage({ site, reference, assets });
    return diagnostic === undefined
      ? []
      : [{ ...diagnostic, line: undefined, column: undefined, ...location() }];
  };
  const ofSite = imageOfSite(site);
  const found =
    ofSite !== undefined
      ? check(ofSite, () => ({ file: configFile, ...locateInConfig(['themeConfig', 'image']) }))
      : [];
  for (const { url, key } of iconsAndLogos(site)) {
    const path = `/${decodePath(splitUrl(url).path).replace(/^\//, '')}`;
    if (isExternal(url) || site.staticFiles.has(path)) continue;
    const reference = { url, file: configFile, line: 1, column: 1 };
    found.push({
      ...missingImage({ site, reference, path }),
      hint: 'Correct the path, which is relative to the static folder.',
      ...locateInConfig(key),
    });
  }
  for (const page of site.pages.values()) {
    const image = imageOfPage(page);
    if (image === undefined) continue;
    found.push(
      ...check(image, () =>
        'head' in page ? locationOfFrontMatterKey({ head: page.head, key: 'image' }) : {},
      ),
    );
  }
  return found;
}

function iconsAndLogos({ config }: Pick<Project['site'], 'config'>): { url: string; key: string[] }[] {
  const { navbar, footer } = config.themeConfig;
  const logoIn = (part: string, logo: { src: string; srcDark?: string | undefined } | undefined) => [
    { url: logo?.src, key: ['themeConfig', part, 'logo', 'src'] },
    { url: logo?.srcDark, key: ['themeConfig', part, 'logo', 'srcDark'] },
  ];
  return [
    { url: config.favicon, key: ['favicon'] },
    ...logoIn('navbar', navbar.logo),
    ...logoIn('footer', footer.logo),
  ].flatMap(({ url, key }) => (url === undefined ? [] : [{ url, key }]));
}

function externalProblem({ url, file }: NamedImage): Diagnostic | undefined {
  if (URL.canParse(url, 'https://example.org')) return undefined;
  return problem({
    code: 'missing-image',
    message: `The image URL "${url}" is not valid.`,
    hint: 'Correct the URL, or use the path of a file in the static folder.',
    file,
  });
}

function isLocal(image: NamedImage | undefined): image is NamedImage {
  return image !== undefined && !isExternal(image.url);
}
