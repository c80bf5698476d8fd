import type { DocsSourceConfig } from '../../../config/schema/sources.js';
import { sourceSchema } from '../../../config/schema/sources.js';
import { formatDiagnostic, sortDiagnostics } from '../../../diagnostics/diagnostic.js';
import { tempSite } from '../../__fixtures__/temp-site.js';
import type { SourceContent } from '../../types.js';
import { readDocs } from '../index.js';

interface Options {
  files: Record<string, string | Uint8Array>;
  config?: Record<string, unknown>;
  locale?: string;
  includeDrafts?: boolean;
}

export async function read({
  files,
  config = {},
  locale = 'en',
  includeDrafts = false,
}: Options): Promise<SourceContent> {
  await using site = await tempSite(files);
  const source = sourceSchema.parse({ type: 'docs', ...config }) as DocsSourceConfig;
  const content = await readDocs({ source, siteDir: site.dir, locale, defaultLocale: 'en', includeDrafts });
  return JSON.parse(JSON.stringify(content).replaceAll(site.dir, '/site')) as SourceContent;
}

export function routes({ pages }: SourceContent): string[] {
  return pages.map((page) => (page.kind === 'redirect' ? `${page.route} -> ${page.to}` : page.route));
}

export function problems({ diagnostics }: SourceContent): string {
  return sortDiagnostics(diagnostics)
    .map((diagnostic) => formatDiagnostic(diagnostic))
    .join('\n\n');
}
