/* The only script that a page runs before the first interaction, apart from the head script. */
import { ownTask, whenParsed, whenStyled } from './moments.js';
import { startClient, startPage } from './start.js';

await whenParsed();
const client = startClient();
await whenStyled();
await ownTask();
startPage(client);
