import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import sirv from 'sirv';
import type { Workspace } from '../session/workspace.js';
import { decodePath, normalizeRoute } from '../util/addresses.js';
import type { Edits } from './edits.js';
import type { ErrorPrinter } from './notices.js';
import { withNotices } from './notices.js';
import type { Preview } from './preview.js';
import type { DevSearch } from './search.js';
import { settledPage } from './settled-page.js';
import { textFile } from './texts.js';

const types: Readonly<Record<string, string>> = {
  '.json': 'application/json; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
};

type Send = (output: {
  request: IncomingMessage;
  response: ServerResponse;
  html: (status: number, body: string) => void;
  printer: ErrorPrinter;
}) => void;

export async function contentOf({
  inner,
  preview,
  search,
  workspace,
  edits,
}: {
  inner: string;
  preview: Preview;
  search: DevSearch;
  workspace: Workspace;
  edits: Edits;
}): Promise<Send> {
  const found = await search.file(inner);
  if (found !== undefined) {
    const type = types[extname(inner)] ?? 'application/octet-stream';
    return ({ response }) => sendText({ response, type, text: found });
  }
  const asset = await preview.asset(inner);
  if (asset !== undefined) {
    const file = sirv(join(asset, '..'), { dev: true, dotfiles: true });
    return ({ request, response, html }) => {
      request.url = `/${encodeURIComponent(asset.split('/').at(-1) ?? '')}`;
      file(request, response, () => html(404, ''));
    };
  }
  const text = await textFile({ preview, i18n: workspace.config.i18n, address: decodePath(inner) });
  if (text !== undefined) return ({ response }) => sendText({ response, ...text });
  const page = await settledPage({ preview, edits, route: normalizeRoute(decodePath(inner)) });
  const notices = page.notices ?? [];
  return ({ html, printer }) => {
    printer.ofPage({ address: inner, errors: [] });
    printer.elsewhere(notices);
    html(page.status, withNotices({ html: page.html, notices }));
  };
}

function sendText({
  response,
  type,
  text,
}: {
  response: ServerResponse;
  type: string;
  text: string | Uint8Array;
}): void {
  response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(text);
}
