/** Says things to screen readers that nobody sees happen. */
export interface Announcer {
  say(text: string): void;
}

/** Screen readers hear what comes into a region that they know, and take no notice of one that comes with its text. */
const pause = 100;

/** The region is in the page long before it has words; the same words twice are heard twice. */
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
