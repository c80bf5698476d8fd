/* The only script of a page before the reader does something. */
import { startClient } from './start.js';

startClient();
