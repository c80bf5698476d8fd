/// <reference types="vite/client" />
/* What the dev server adds to a page: edits are shown by changing the page into its newer self. */

import { ownTask, whenParsed } from './moments.js';
import { addressOf } from './navigation/pages.js';
import { patchPage } from './navigation/patch.js';
import { startClient, startPage } from './start.js';

await whenParsed();
// Before anything changes it.
let served = document.cloneNode(true) as Document;
const client = startClient();
await ownTask();
startPage(client);
const { pages, islands } = client;
const refresh = oneAtATime(showEdits);

addEventListener('lectern:page', (event) => {
  const { detail } = event as CustomEvent<Document | null>;
  // An error stands instead of a page.
  if (detail === null) return;
  served = detail;
  askForEdits();
});
import.meta.hot?.on('lectern:update', refresh);
askForEdits();

/** An edit before the page could listen was told to nobody. */
function askForEdits(): void {
  const seen = served.querySelector<HTMLMetaElement>('meta[name="lectern-edits"]')?.content;
  import.meta.hot?.send('lectern:seen', Number(seen));
}

async function showEdits(): Promise<void> {
  pages.forget();
  const address = addressOf(location);
  const page = await pages.fetch({ url: new URL(address) });
  // What the reader has gone to meanwhile asks for itself.
  if (addressOf(location) !== address) return;
  // The error page is not a page of the site.
  if (page.kind !== 'page' || page.build === undefined) location.reload();
  else patchPage({ served, next: page.document, islands });
}

/** A call during a run makes it run once more: an older page must not come after a newer one. */
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
