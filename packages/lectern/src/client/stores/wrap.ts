const changed = 'lectern:wrap';

/** The choice is stored on the article, so it is lost when another page is shown. */
export function readWrap(): boolean {
  return articleOf()?.dataset.wrap !== undefined;
}

export function toggleWrap(): void {
  const article = articleOf();
  if (article === undefined) return;
  const isWrapped = article.dataset.wrap === undefined;
  if (isWrapped) article.dataset.wrap = '';
  else delete article.dataset.wrap;
  // Update the buttons here, because buttons that aren't hydrated yet can't update themselves.
  for (const button of article.querySelectorAll('.wrap-button'))
    button.setAttribute('aria-pressed', String(isWrapped));
  dispatchEvent(new Event(changed));
}

export function subscribeWrap(listener: () => void): () => void {
  addEventListener(changed, listener);
  return () => removeEventListener(changed, listener);
}

/** A component page has no `.prose` element, so its root element stores the choice. */
function articleOf(): HTMLElement | undefined {
  return (
    document.querySelector<HTMLElement>('.prose') ??
    document.querySelector<HTMLElement>('#main > *') ??
    undefined
  );
}
