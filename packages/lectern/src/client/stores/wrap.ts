const changed = 'lectern:wrap';

/** Whether long lines of code wrap: kept on the article, and so as long as the page is there. */
export function readWrap(): boolean {
  return articleOf()?.dataset.wrap !== undefined;
}

export function toggleWrap(): void {
  const article = articleOf();
  if (article === undefined) return;
  const isWrapped = article.dataset.wrap === undefined;
  if (isWrapped) article.dataset.wrap = '';
  else delete article.dataset.wrap;
  // Switches that are not live yet say the same.
  for (const button of article.querySelectorAll('.wrap-button'))
    button.setAttribute('aria-pressed', String(isWrapped));
  dispatchEvent(new Event(changed));
}

/** For `useSyncExternalStore`. */
export function subscribeWrap(listener: () => void): () => void {
  addEventListener(changed, listener);
  return () => removeEventListener(changed, listener);
}

/** The element that goes with its page: the article, or what a page of components starts with. */
function articleOf(): HTMLElement | undefined {
  return (
    document.querySelector<HTMLElement>('.prose') ??
    document.querySelector<HTMLElement>('main > *') ??
    undefined
  );
}
