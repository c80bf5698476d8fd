/** Announces invisible changes to screen readers. */
export interface Announcer {
  say(text: string): void;
}

/** Screen readers hear what comes into a region that they know, and take no notice of one that comes with its text. */
const pause = 100;

/** The region is in the page long before it has text. The same text twice is announced twice. */
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
