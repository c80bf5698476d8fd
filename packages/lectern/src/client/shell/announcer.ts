export interface Announcer {
  say(text: string): void;
}

/**
 * The delay in milliseconds. Screen readers announce a change to a live region, but not the text that a new live region
 * already contains.
 */
const pause = 100;

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
