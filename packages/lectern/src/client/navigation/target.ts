export function targetOf(hash: string): HTMLElement | null {
  if (hash.length < 2) return null;
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // Use the hash unchanged if it isn't valid percent-encoding, such as `#100%`.
    return document.getElementById(hash.slice(1));
  }
}

export function focusPage(hash: string): void {
  const target =
    targetOf(hash) ?? document.querySelector<HTMLElement>('#main h1') ?? document.getElementById('main');
  if (target === null) return;
  if (target.tabIndex < 0) target.setAttribute('tabindex', '-1');
  target.focus({ preventScroll: true });
}
