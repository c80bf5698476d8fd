import type { PublishedFile } from 'lectern/plugin';
import type { SecurityScheme } from '../model/api-page.js';
import { redirectMessage, redirectPage } from '../model/oauth-redirect.js';

const scriptName = 'oauth2-redirect.js';

/**
 * Sends the page's URL, with the authorization server's response, to the window that opened the page. A cross-origin
 * opener policy (COOP) may have cut the connection to it, so all tabs get the URL, too, and each console checks whether
 * the response is for its own request.
 */
const script = `const message = { type: ${JSON.stringify(redirectMessage)}, url: location.href };
history.replaceState(null, '', location.pathname);
opener?.postMessage(message, location.origin);
new BroadcastChannel(message.type).postMessage(message);
close();
`;

function html(note: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>OAuth 2.0</title>
<p>${note.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>
<script src="${scriptName}"></script>
</html>
`;
}

export function redirectFiles({
  schemes,
  note,
}: {
  schemes: readonly SecurityScheme[];
  /** Shown if the page can't close itself. */
  note: string;
}): PublishedFile[] {
  if (!schemes.some(hasRedirect)) return [];
  return [
    { path: redirectPage, content: html(note) },
    { path: scriptName, content: script },
  ];
}

function hasRedirect(scheme: SecurityScheme): boolean {
  if (scheme.type === 'openIdConnect') return true;
  return (
    scheme.type === 'oauth2' &&
    scheme.flows.some(({ kind }) => kind === 'authorizationCode' || kind === 'implicit')
  );
}
