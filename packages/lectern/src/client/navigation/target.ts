/** The element that a hash names. */
export function targetOf(hash: string): HTMLElement | null {
  if (hash.length < 2) return null;
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // A hash that nobody has encoded, such as `#100%`.
    return document.getElementById(hash.slice(1));
  }
}

/** Puts the focus where reading goes on: at the named place, or at the title. Nothing scrolls. */
export function focusPage(hash: string): void {
  const place =
    targetOf(hash) ?? document.querySelector<HTMLElement>('main h1') ?? document.getElementById('main');
  if (place === null) return;
  if (place.tabIndex < 0) place.setAttribute('tabindex', '-1');
  place.focus({ preventScroll: true });
}
