/** Announces changes to the page that screen readers would otherwise not notice. */
export interface Announcer {
  say(text: string): void;
}

/**
 * Milliseconds to wait before inserting a text. Screen readers announce changes to an existing live region, but ignore
 * a region inserted together with its text.
 */
const pause = 100;

/**
 * Creates an announcer. It inserts its live region long before any text. It can announce the same text twice in a
 * row.
 */
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
