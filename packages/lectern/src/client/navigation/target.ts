/** Returns the element that a hash refers to. */
export function targetOf(hash: string): HTMLElement | null {
  if (hash.length < 2) return null;
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // The hash is not percent-encoded, such as `#100%`.
    return document.getElementById(hash.slice(1));
  }
}

/** Moves focus to where reading continues: the fragment target, or the title. Does not scroll. */
export function focusPage(hash: string): void {
  const place =
    targetOf(hash) ?? document.querySelector<HTMLElement>('main h1') ?? document.getElementById('main');
  if (place === null) return;
  if (place.tabIndex < 0) place.setAttribute('tabindex', '-1');
  place.focus({ preventScroll: true });
}
