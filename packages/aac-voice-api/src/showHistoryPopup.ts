/**
 * The command history as a dialog.
 *
 * @module showHistoryPopup
 */
import { CommandHistory } from './CommandHistory.js';
import { UnsupportedBrowserError } from './errors.js';
import { HistoryDialog } from './internal/historyDialog.js';

/**
 * Opens a modal dialog with the newest 200 commands of the {@link CommandHistory}, newest last, with the time and
 * outcome of each.
 *
 * It updates each second. It has buttons to go to the latest command, clear the history, and close the dialog; Escape
 * and a click outside also close it. The focus moves into the dialog, and returns when the dialog closes. While it is
 * open, another call does nothing.
 *
 * It looks like the browser's own controls, in the colors of the player's system. A script adds the styles, so a
 * content security policy that forbids inline styles doesn't block them.
 *
 * @throws An {@link UnsupportedBrowserError} if there is no document, as on a server.
 *
 * @example
 * ```ts
 * import { showHistoryPopup } from '@aacommodate/aac-voice-api';
 *
 * document.addEventListener('keydown', (event) => {
 *   if (event.key === 'F2') showHistoryPopup();
 * });
 * ```
 */
export function showHistoryPopup(): void {
  if (typeof document === 'undefined') {
    throw new UnsupportedBrowserError({ missing: 'a DOM', advice: 'Open the history in the browser.' });
  }
  // The dialog is looked up in the document, because the page may have loaded two copies of this module.
  if (HistoryDialog.isOpenIn(document)) return;
  new HistoryDialog(document, CommandHistory.getInstance()).open();
}
