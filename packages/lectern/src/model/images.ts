import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { problem } from '../diagnostics/diagnostic.js';
import { didYouMean } from '../diagnostics/nearest.js';
import { assetPath, splitUrl } from './asset-path.js';
import type { Asset, LinkTargets } from './link-targets.js';
import type { ReferencePlace } from './links.js';
import { refusal, withoutBasePath } from './links.js';

/** Matches the extensions of cameras' and image editors' file formats, which most browsers can't show. */
const notForBrowsers = /\.(?:ai|dng|eps|heic|heif|jp2|psd|raw|tiff?|xcf)$/i;

function unsupportedImage({
  path,
  reference,
}: {
  path: string;
  reference: ReferencePlace;
}): Diagnostic | undefined {
  const [format] = notForBrowsers.exec(path) ?? [];
  if (format === undefined) return undefined;
  return problem({
    code: 'unsupported-image',
    severity: 'warning',
    message: `Most browsers can't show the image "${reference.url}", because its format is ${format.slice(1).toUpperCase()}.`,
    hint: 'Convert it to WebP, AVIF, PNG, or JPEG.',
    file: reference.file,
    line: reference.line,
    column: reference.column,
  });
}

export function resolveImage({
  site,
  reference,
  assets,
}: Pick<LinkTargets, 'site' | 'assets'> & {
  reference: ReferencePlace;
}): {
  asset: Asset;
  diagnostic?: Diagnostic;
} {
  const { path, hash } = splitUrl(reference.url);
  const key = path.startsWith('/') ? path : assetPath({ url: path, from: reference.file });
  const asset = assets.get(key);
  if (asset?.refused !== undefined)
    return {
      asset: { href: reference.url },
      diagnostic: refusal({ refused: asset.refused, reference }),
    };
  if (asset !== undefined) {
    const diagnostic = unsupportedImage({ path, reference });
    return {
      // Keep the hash, which determines in which color mode the image is shown.
      asset: hash === '' ? asset : { ...asset, href: asset.href + hash },
      ...(diagnostic === undefined ? {} : { diagnostic }),
    };
  }
  const inStatic = withoutBasePath({ path, site });
  // Pages in all locales use the static file in the default locale.
  if (inStatic !== undefined && site.staticFiles.has(inStatic))
    return { asset: { href: site.config.baseUrl + inStatic.slice(1) + hash } };
  return {
    asset: { href: reference.url },
    diagnostic: missingImage({ site, reference, path: key }),
  };
}

/** The path of a static file starts with a slash. */
export function missingImage({
  site,
  reference: { url, file, line, column },
  path,
}: {
  site: Pick<LinkTargets['site'], 'staticFiles'>;
  reference: ReferencePlace;
  path: string;
}): Diagnostic {
  const isStatic = path.startsWith('/');
  return problem({
    code: 'missing-image',
    message: `There is no image "${url}".${didYouMean({ found: path, known: isStatic ? site.staticFiles : [] })}`,
    hint: isStatic
      ? 'Correct the path. A path that starts with a slash is relative to the static folder.'
      : 'Correct the path, which is relative to the file that contains the image.',
    file,
    line,
    column,
  });
}
