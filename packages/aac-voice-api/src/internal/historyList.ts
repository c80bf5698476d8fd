import type { CommandLogEntry } from '../CommandHistory.js';

/** The list scrolls to new entries if its scroll position is at most this many pixels from the end. */
const END_TOLERANCE = 8;

export class HistoryList {
  readonly element: HTMLOListElement;
  readonly #document: Document;
  /** Elements are reused, because replacing all of them each second would clear the text that a reader has selected. */
  #items = new Map<CommandLogEntry, HTMLLIElement>();

  constructor(document: Document) {
    this.#document = document;
    this.element = document.createElement('ol');
    this.element.setAttribute('aria-label', 'Commands, newest last');
    // A scrollable list must be focusable, so readers can scroll it with the keyboard.
    this.element.tabIndex = 0;
  }

  show(entries: readonly CommandLogEntry[]): void {
    const wasAtEnd = this.#isAtEnd();
    const items = new Map(entries.map((entry) => [entry, this.#items.get(entry) ?? this.#item(entry)]));
    for (const [entry, item] of this.#items) if (!items.has(entry)) item.remove();
    for (const [entry, item] of items) if (!this.#items.has(entry)) this.element.append(item);
    const hasChanged = items.size !== this.#items.size || entries.some((entry) => !this.#items.has(entry));
    this.#items = items;
    if (hasChanged && wasAtEnd) this.goToLatest();
  }

  goToLatest(): void {
    this.element.scrollTop = this.element.scrollHeight;
  }

  #isAtEnd(): boolean {
    const { scrollTop, clientHeight, scrollHeight } = this.element;
    return scrollTop + clientHeight >= scrollHeight - END_TOLERANCE;
  }

  #item({ timestamp, commandName, status }: CommandLogEntry): HTMLLIElement {
    const time = this.#document.createElement('time');
    time.dateTime = timestamp.toISOString();
    time.textContent = timestamp.toLocaleTimeString();
    const item = this.#document.createElement('li');
    item.append(time, this.#text(commandName), this.#text(status));
    return item;
  }

  #text(text: string): HTMLSpanElement {
    const span = this.#document.createElement('span');
    span.textContent = text;
    return span;
  }
}
