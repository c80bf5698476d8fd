/*
 * The boot script: the only script that every page loads before the first interaction, apart from inlined head scripts.
 */
import { ownTask, whenParsed, whenStyled } from './moments.js';
import { startClient, startPage } from './start.js';

await whenParsed();
const client = startClient();
await whenStyled();
await ownTask();
startPage(client);
