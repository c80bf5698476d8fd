/// <reference types="vite/client" />
/* The dev server's boot script, which also applies edits by patching the page. */

import { ownTask, whenParsed, whenStyled } from './moments.js';
import { addressOf } from './navigation/addresses.js';
import { createPages } from './navigation/pages.js';
import { patchPage } from './navigation/patch.js';
import { startClient, startPage } from './start.js';

await whenParsed();
// The page as served, cloned before any script changes it.
let served = document.cloneNode(true) as Document;
const client = startClient();
await whenStyled();
await ownTask();
startPage(client);
const { islands } = client;
// A separate cache from the page loader's, because importing the loader would prefetch pages, perhaps even a page that
// was deleted.
const pages = createPages();
const refresh = oneAtATime(showEdits);

addEventListener('lectern:page', (event) => {
  const { detail } = event as CustomEvent<Document | null>;
  // Edits don't apply to an error page.
  if (detail === null) return;
  served = detail;
  askForEdits();
});
import.meta.hot?.on('lectern:update', refresh);
askForEdits();

function askForEdits(): void {
  const seen = served.querySelector<HTMLMetaElement>('meta[name="lectern-edits"]')?.content;
  import.meta.hot?.send('lectern:seen', Number(seen));
}

async function showEdits(): Promise<void> {
  dispatchEvent(new Event('lectern:edited'));
  pages.forget();
  const address = addressOf(location);
  const page = await pages.fetch({ url: new URL(address) });
  // If the reader has navigated to another page, that page requests its edits itself.
  if (addressOf(location) !== address) return;
  // The server sent an error page, which can't be patched in.
  if (page.kind !== 'page' || page.build === undefined) location.reload();
  else patchPage({ served, next: page.document, islands });
}

/**
 * Runs one call at a time. Calls during a run cause one more run, so that an older page never replaces a newer page.
 */
function oneAtATime(run: () => Promise<void>): () => void {
  let isRunning = false;
  let isAsked = false;
  return async () => {
    isAsked = true;
    if (isRunning) return;
    isRunning = true;
    while (isAsked) {
      isAsked = false;
      await run();
    }
    isRunning = false;
  };
}
