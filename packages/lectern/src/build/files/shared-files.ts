import type { CspSources } from '../../content/types.js';
import type { PageSummary } from '../../model/page-summary.js';
import type { Bundle } from '../../session/bundle/load-bundle.js';
import type { Workspace } from '../../session/workspace.js';
import type { OutputFolder } from '../publish/output.js';
import { canRequireTrustedTypes } from './csp.js';
import { headersFile, robots, sitemap } from './extra-files.js';
import { caddySnippet, nginxSnippet } from './server-snippets.js';

export async function writeShared({
  workspace,
  output,
  bundle,
  setsHtml,
  pages,
  csp,
}: {
  workspace: Workspace;
  output: OutputFolder;
  bundle: Bundle;
  setsHtml: boolean;
  pages: readonly PageSummary[];
  csp: CspSources;
}): Promise<void> {
  const { config } = workspace;
  const options = {
    base: config.baseUrl,
    inlineScripts: [bundle.headScript, bundle.tabsScript, bundle.layoutScript, bundle.baseHintScript],
    csp,
    trustedTypes: canRequireTrustedTypes({ csp, setsHtml }),
    trailingSlash: config.trailingSlash,
  };
  const files: Record<string, string> = {
    'sitemap.xml': sitemap(pages),
    'robots.txt': robots({ url: config.url, base: config.baseUrl, noIndex: config.noIndex }),
    _headers: headersFile(options),
    '_server/nginx.conf': nginxSnippet(options),
    '_server/Caddyfile': caddySnippet(options),
    '.nojekyll': '',
  };
  await Promise.all(Object.entries(files).map(([file, content]) => output.write(file, content)));
}
