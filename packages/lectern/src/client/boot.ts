/* The only script of a page before the reader does something. */
import { startClient, startPage } from './start.js';

// At once: the page may be complete, and the reader press a key, before another task has its turn.
const client = startClient();

/*
 * A task of its own: parsing ends in the one in which this module runs, and both together keep a slow device from
 * answering. It comes before the next frame where the browser knows how.
 */
if ('scheduler' in globalThis)
  void scheduler.postTask(() => startPage(client), { priority: 'user-blocking' });
else setTimeout(startPage, 0, client);
