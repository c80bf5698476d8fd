import type { CommandHistory } from '../CommandHistory.js';
import { HistoryList } from './historyList.js';
import { adoptStyles, DIALOG_CLASS } from './historyStyles.js';

const TITLE_ID = `${DIALOG_CLASS}-title`;
/** In ms. */
const REFRESH_INTERVAL = 1000;
const MAX_ENTRIES = 200;

export class HistoryDialog {
  readonly #document: Document;
  readonly #history: CommandHistory;
  readonly #dialog: HTMLDialogElement;
  readonly #summary: HTMLParagraphElement;
  readonly #list: HistoryList;

  static isOpenIn(document: Document): boolean {
    return document.getElementById(DIALOG_CLASS) !== null;
  }

  constructor(document: Document, history: CommandHistory) {
    this.#document = document;
    this.#history = history;
    this.#dialog = document.createElement('dialog');
    this.#summary = document.createElement('p');
    this.#list = new HistoryList(document);
    this.#build();
  }

  open(): void {
    const dropStyles = adoptStyles(this.#document);
    const timer = setInterval(() => this.#refresh(), REFRESH_INTERVAL);
    this.#dialog.addEventListener('close', () => {
      clearInterval(timer);
      dropStyles();
      this.#dialog.remove();
    });
    this.#document.body.append(this.#dialog);
    this.#dialog.showModal();
    this.#refresh();
  }

  #build(): void {
    const title = this.#document.createElement('h2');
    title.id = TITLE_ID;
    title.textContent = 'Command history';
    const footer = this.#document.createElement('footer');
    footer.append(
      this.#button('Go to latest', () => this.#list.goToLatest()),
      this.#button('Clear history', () => this.#clear()),
      this.#button('Close', () => this.#dialog.close()),
    );
    this.#dialog.id = DIALOG_CLASS;
    this.#dialog.className = DIALOG_CLASS;
    this.#dialog.setAttribute('aria-labelledby', TITLE_ID);
    this.#dialog.append(title, this.#summary, this.#list.element, footer);
    this.#closeOnClickOutside();
  }

  #button(label: string, onClick: () => void): HTMLButtonElement {
    const button = this.#document.createElement('button');
    button.type = 'button';
    button.textContent = label;
    button.addEventListener('click', onClick);
    return button;
  }

  /**
   * A click on the backdrop has the dialog as its target, so the click's coordinates are compared with the dialog's
   * edges. The pointer must also be pressed outside, because a reader who selects text may press inside the dialog and
   * release outside.
   */
  #closeOnClickOutside(): void {
    let beganOutside = false;
    this.#dialog.addEventListener('pointerdown', (event) => {
      beganOutside = this.#isOutside(event);
    });
    this.#dialog.addEventListener('click', (event) => {
      if (beganOutside && this.#isOutside(event)) this.#dialog.close();
      beganOutside = false;
    });
  }

  #isOutside({ target, clientX, clientY }: MouseEvent): boolean {
    if (target !== this.#dialog) return false;
    const { left, right, top, bottom } = this.#dialog.getBoundingClientRect();
    return clientX < left || clientX > right || clientY < top || clientY > bottom;
  }

  #clear(): void {
    this.#history.clear();
    this.#refresh();
  }

  #refresh(): void {
    const entries = this.#history.getSlice(-MAX_ENTRIES);
    this.#list.show(entries);
    const summary = summaryOf({
      shown: entries.length,
      all: this.#history.getSize(),
      isEnabled: this.#history.isEnabled(),
    });
    if (this.#summary.textContent !== summary) this.#summary.textContent = summary;
  }
}

interface SummaryOptions {
  readonly shown: number;
  readonly all: number;
  readonly isEnabled: boolean;
}

function summaryOf({ shown, all, isEnabled }: SummaryOptions): string {
  const hint = isEnabled ? '' : ' The history is turned off.';
  if (all === 0) return `No commands yet.${hint}`;
  if (shown < all) return `The newest ${shown} of ${all} commands.${hint}`;
  return `${all} ${all === 1 ? 'command' : 'commands'}.${hint}`;
}
