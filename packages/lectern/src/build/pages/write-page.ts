import { liveFrameFile } from '../../session/bundle/live-address.js';
import type { RenderContext } from '../../session/render/render-route.js';
import { transformHtml } from '../../session/render/transform-html.js';
import { hashText } from '../../util/hash.js';
import type { OutputFolder } from '../publish/output.js';
import { articleText } from '../search/index.js';
import type { MadePage } from './make-pages.js';
import type { KeptPage, KeptPages } from './page-cache.js';
import type { PreparedPage } from './prepare-pages.js';

/** Writes a page that was rendered, with its Markdown, and notes what later builds have to know of it. */
export async function writePage({
  prepared,
  made: { html: rendered, markdown, addresses, meta, diagnostics },
  context: { project },
  output,
  kept,
}: {
  prepared: PreparedPage;
  made: MadePage;
  context: RenderContext;
  output: OutputFolder;
  kept: KeptPages;
}): Promise<KeptPage> {
  const html = await transformHtml({ html: rendered, page: prepared.page, project });
  const { size, mtimeMs } = await output.write(prepared.file, html);
  const isFound = project.config.search !== false;
  const page: KeptPage = {
    size,
    mtimeMs,
    markdown: markdown === undefined ? undefined : await output.write(prepared.markdownFile, markdown),
    addresses: kept.book.numbersOf(addresses),
    hasLive: html.includes(liveFrameFile),
    textHash: isFound ? hashText(articleText(html)) : undefined,
    meta,
    diagnostics,
  };
  kept.keep({ key: prepared.key, page });
  return page;
}
