/** Announces changes that screen readers wouldn't notice by themselves. */
export interface Announcer {
  say(text: string): void;
}

/**
 * Delay, in milliseconds, before text is inserted into the live region. Screen readers announce a change to a live
 * region, but not the text that a new live region already contains.
 */
const pause = 100;

/** Creates an announcer with an empty live region. The announcer can announce the same text twice in a row. */
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
