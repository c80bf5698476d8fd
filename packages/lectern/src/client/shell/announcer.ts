/** Announces changes that screen readers don't notice. */
export interface Announcer {
  say(text: string): void;
}

/**
 * Milliseconds to wait before inserting text. Screen readers announce changes to an existing live region, but ignore a
 * region that is inserted with its text.
 */
const pause = 100;

/** Creates an announcer. Its live region exists long before any text. The same text can be announced twice in a row. */
export function createAnnouncer(): Announcer {
  const region = document.createElement('div');
  region.id = 'lectern-announcer';
  region.className = 'sr-only';
  region.setAttribute('aria-live', 'polite');
  document.body.append(region);
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    say(text) {
      clearTimeout(timer);
      region.textContent = '';
      timer = setTimeout(() => {
        region.textContent = text;
      }, pause);
    },
  };
}
