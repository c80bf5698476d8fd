/// <reference types="vite/client" />
/* The dev server's boot script, which also applies edits by patching the page. */

import { ownTask, whenParsed, whenStyled } from './moments.js';
import { addressOf } from './navigation/addresses.js';
import { createPages } from './navigation/pages.js';
import { patchPage } from './navigation/patch.js';
import { startClient, startPage } from './start.js';

await whenParsed();
// Clone the page before scripts change it.
let served = document.cloneNode(true) as Document;
const client = startClient();
await whenStyled();
await ownTask();
startPage(client);
const { islands } = client;
// Fetch pages without the page loader. Importing the page loader would start prefetching pages, including pages that an
// edit has deleted.
const pages = createPages();
const refresh = oneAtATime(showEdits);

addEventListener('lectern:page', (event) => {
  const { detail } = event as CustomEvent<Document | null>;
  // `detail` is null if an error is shown instead of a page.
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
  if (addressOf(location) !== address) return;
  // Patching the current page can't show an error page, so reload.
  if (page.kind !== 'page' || page.build === undefined) location.reload();
  else patchPage({ served, next: page.document, islands });
}

/** Calls during a run cause a single additional run. If calls overlapped, an older page could replace a newer one. */
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
