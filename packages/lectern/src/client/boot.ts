/* The only script of a page before the reader does something. */
import { startClient } from './start.js';

/*
 * A task of its own: parsing ends in the one in which this module runs, and both together keep a slow device from
 * answering. It comes before the next frame where the browser knows how, so that the reader's first press is heard.
 */
if ('scheduler' in globalThis)
  void scheduler.postTask(() => void startClient(), { priority: 'user-blocking' });
else setTimeout(startClient);
