/* The only script of a page before the first interaction. */
import { ownTask, whenParsed } from './moments.js';
import { startClient, startPage } from './start.js';

await whenParsed();
const client = startClient();
await ownTask();
startPage(client);
