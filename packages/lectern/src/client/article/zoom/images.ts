import type { Zoom as MediumZoom } from 'medium-zoom';
import { articleMessages } from '../../../messages/article.js';
import { translatedMessages } from '../messages.js';
import type { Size } from './growth.js';
import { growthOf, roomForImages } from './growth.js';
import type { Zoom } from './zoom.types.js';

const excluded = 'a, button, summary, .no-zoom, [class*="logo"]';
const smallest = 64;
const leastGrowth = 1.1;

/** `medium-zoom` handles the pointer. This function adds support for keyboards and screen readers. */
export function createImages(zoom: MediumZoom): Zoom {
  let original: HTMLImageElement | undefined;
  let inert: HTMLElement[] = [];
  let closing = false;
  let growing = false;

  const close = (): void => {
    closing = true;
    void zoom.close();
  };
  const onKey = (event: KeyboardEvent): void => {
    const { target, key } = event;
    // Ignore keys in a dialog on top of the image, because the dialog handles them.
    if (target instanceof Element && target.closest('dialog') !== null) return;
    if (original !== undefined) {
      const onLarge = target instanceof HTMLElement && target.matches('.medium-zoom-image--opened');
      if (key !== 'Escape' && !(onLarge && isPress(key))) return;
      event.preventDefault();
      close();
    } else if (isPress(key) && target instanceof HTMLElement && target.matches('.medium-zoom-image')) {
      event.preventDefault();
      void zoom.open({ target });
    }
  };
  const onOpen = ({ target }: Event): void => {
    if (!(target instanceof HTMLImageElement)) return;
    original = target;
    closing = false;
    growing = true;
    // Wait for a microtask, because the event fires before `medium-zoom` creates the enlarged copy.
    queueMicrotask(() => {
      const large = document.querySelector<HTMLImageElement>('.medium-zoom-image--opened');
      if (large !== null) inert = showLarge({ large, original: target });
    });
  };
  // `medium-zoom` ignores `close()` during its opening animation, so call it again after the animation.
  const onOpened = (): void => {
    growing = false;
    if (closing || original?.isConnected !== true) close();
  };
  const onClose = (): void => {
    for (const element of inert) element.inert = false;
    inert = [];
  };
  const onClosed = (): void => {
    const last = original;
    original = undefined;
    attach();
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body) last?.focus({ preventScroll: true });
  };
  zoom.on('open', onOpen).on('opened', onOpened).on('close', onClose).on('closed', onClosed);
  addEventListener('keydown', onKey);
  // Handle clicks during the opening animation, such as the second click of a double-click, because `medium-zoom`
  // ignores them.
  addEventListener('click', () => growing && close(), { capture: true });
  const attach = (): void => {
    // Don't change the buttons while an image is zoomed, because a change would close the image.
    if (original !== undefined) return;
    for (const image of document.querySelectorAll<HTMLImageElement>('.prose img')) {
      if (!image.complete) image.addEventListener('load', attach, { once: true });
      const isButton = image.matches('.medium-zoom-image');
      if (canGrow(image) === isButton || (!isButton && image.closest(excluded) !== null)) continue;
      if (isButton) unmark({ image, zoom });
      else mark({ image, zoom });
    }
  };
  addEventListener('resize', () => {
    if (original === undefined) attach();
    else close();
  });

  return {
    attach,
    detach() {
      if (original !== undefined) {
        // Blur the enlarged image now. It stays in the document during its closing animation, so navigation might keep
        // the focus on it.
        const { activeElement } = document;
        if (activeElement instanceof HTMLElement && activeElement.matches('.medium-zoom-image--opened'))
          activeElement.blur();
        close();
      }
      zoom.detach(...zoom.getImages().filter((image) => !image.isConnected));
    },
  };
}

function canGrow(image: HTMLImageElement): boolean {
  const { width, height } = image.getBoundingClientRect();
  if (width < smallest) return false;
  return (
    growthOf({ shown: { width, height }, natural: naturalSize(image), room: roomForImages() }) > leastGrowth
  );
}

function naturalSize({ currentSrc, naturalWidth, naturalHeight }: HTMLImageElement): Size | undefined {
  if (/\.svg$/i.test(currentSrc) || naturalWidth === 0) return undefined;
  return { width: naturalWidth, height: naturalHeight };
}

function mark({ image, zoom }: { image: HTMLImageElement; zoom: MediumZoom }): void {
  image.setAttribute('role', 'button');
  image.setAttribute('aria-label', labelOf({ image, kind: 'zoom' }));
  image.tabIndex = 0;
  zoom.attach(image);
}

function unmark({ image, zoom }: { image: HTMLImageElement; zoom: MediumZoom }): void {
  for (const name of ['role', 'aria-label', 'tabindex']) image.removeAttribute(name);
  zoom.detach(image);
}

function isPress(key: string): boolean {
  return key === 'Enter' || key === ' ';
}

function labelOf({ image, kind }: { image: HTMLImageElement; kind: 'zoom' | 'unzoom' }): string {
  return (translatedMessages(image) ?? articleMessages)[kind].replace('{alt}', image.alt);
}

function showLarge({
  large,
  original,
}: {
  large: HTMLImageElement;
  original: HTMLImageElement;
}): HTMLElement[] {
  large.setAttribute('aria-label', labelOf({ image: original, kind: 'unzoom' }));
  // With reduced motion, run a very short animation, because `medium-zoom` waits for the animation's end.
  if (matchMedia('(prefers-reduced-motion: reduce)').matches)
    large.style.setProperty('transition', 'transform 1ms', 'important');
  const others = [...document.body.children].filter(
    (element): element is HTMLElement =>
      element instanceof HTMLElement &&
      !element.inert &&
      !element.matches('.medium-zoom-overlay, .medium-zoom-image--opened'),
  );
  for (const element of others) element.inert = true;
  large.focus({ preventScroll: true });
  return others;
}
