const changed = 'lectern:wrap';

/** Returns whether long lines of code wrap. The choice is stored on the article, until the next page replaces it. */
export function readWrap(): boolean {
  return articleOf()?.dataset.wrap !== undefined;
}

export function toggleWrap(): void {
  const article = articleOf();
  if (article === undefined) return;
  const isWrapped = article.dataset.wrap === undefined;
  if (isWrapped) article.dataset.wrap = '';
  else delete article.dataset.wrap;
  // Switches that aren't hydrated yet must show the same state.
  for (const button of article.querySelectorAll('.wrap-button'))
    button.setAttribute('aria-pressed', String(isWrapped));
  dispatchEvent(new Event(changed));
}

export function subscribeWrap(listener: () => void): () => void {
  addEventListener(changed, listener);
  return () => removeEventListener(changed, listener);
}

/** Returns an element that navigation replaces: the article, or the root of a component page. */
function articleOf(): HTMLElement | undefined {
  return (
    document.querySelector<HTMLElement>('.prose') ??
    document.querySelector<HTMLElement>('main > *') ??
    undefined
  );
}
