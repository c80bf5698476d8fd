import { trustedHtml } from 'lectern/client';
import { expandedMark } from './tools.js';

/**
 * Inserts the fields of schemas that the page doesn't repeat. A page contains the fields of a named schema at most once
 * (`data-tree`). Every other use is a `details` with a link (`data-schema`). When the reader opens it, the fields are
 * copied from this page or, in a large document, fetched from the schema's page.
 */
export function startTrees(): void {
  // Maps each inserted copy to a clone of its initial HTML, to detect whether the schema has changed since. Opening
  // parts of a copy changes its HTML.
  const created = new WeakMap<Element, Node>();
  const fill = async (details: HTMLDetailsElement): Promise<void> => {
    const schema = details.dataset.schema ?? '';
    if (details.querySelector(':scope > [data-tree]') !== null) return;
    if (isWithin({ details, schema })) return;
    const source = treeOf({ page: document, schema }) ?? (await fetchTree({ details, schema }));
    if (source === null) return;
    const fresh = copyOf({ source, schema });
    const current = details.querySelector(':scope > [data-copy]');
    if (current !== null && created.get(current)?.isEqualNode(fresh)) return;
    created.set(fresh, fresh.cloneNode(true));
    renameGroups(fresh);
    current?.remove();
    details.append(fresh);
    if (isExpanded(details)) openAll(fresh);
  };
  // The listener captures, because `toggle` does not bubble.
  addEventListener('toggle', ({ target }) => isOpenUse(target) && void fill(target), { capture: true });
  // The reader may have opened a `details` before this script loaded.
  const fillOpen = (): void => {
    for (const details of document.querySelectorAll('.api details[data-schema][open]'))
      if (isOpenUse(details)) void fill(details);
  };
  addEventListener('lectern:page', fillOpen);
  fillOpen();
}

/** Only one `details` with a given `name` can be open. */
function openAll(within: Element): void {
  for (const details of within.querySelectorAll('details')) {
    details.removeAttribute('name');
    details.open = true;
  }
}

/**
 * The maximum nesting depth to which “Expand all” expands schemas. In large documents, schemas are nested hundreds of
 * levels deep.
 */
const deepest = 3;

function isExpanded(details: HTMLDetailsElement): boolean {
  if (details.closest(`[${expandedMark}]`) === null) return false;
  let depth = 0;
  for (
    let around = details.closest('[data-copy]');
    around;
    around = around.parentElement?.closest('[data-copy]') ?? null
  )
    depth += 1;
  return depth < deepest;
}

function isOpenUse(target: EventTarget | null): target is HTMLDetailsElement {
  return target instanceof HTMLDetailsElement && target.open && target.dataset.schema !== undefined;
}

function treeOf({ page, schema }: { page: Document; schema: string }): Element | null {
  return page.querySelector(`[data-tree="${CSS.escape(schema)}"]`);
}

/** If the fetch fails, the link to the schema's page remains. */
async function fetchTree({
  details,
  schema,
}: {
  details: HTMLDetailsElement;
  schema: string;
}): Promise<Element | null> {
  const link = details.querySelector<HTMLAnchorElement>(':scope > .api-see a');
  if (link === null) return null;
  const html = await fetch(link.href)
    .then((response) => (response.ok ? response.text() : ''))
    .catch(() => '');
  return treeOf({ page: new DOMParser().parseFromString(trustedHtml(html), 'text/html'), schema });
}

function copyOf({ source, schema }: { source: Element; schema: string }): HTMLElement {
  const copy = source.cloneNode(true) as HTMLElement;
  copy.removeAttribute('data-tree');
  copy.dataset.copy = schema;
  for (const element of copy.querySelectorAll('[id]')) element.removeAttribute('id');
  // Resets the copy. The reader may have opened sections of the original, and opening inserts copies of other schemas.
  for (const inner of copy.querySelectorAll('details')) inner.open = false;
  for (const inner of copy.querySelectorAll('[data-copy]')) inner.remove();
  for (const inner of copy.querySelectorAll<HTMLElement>('[data-tree]')) {
    inner.dataset.copy = inner.dataset.tree;
    inner.removeAttribute('data-tree');
  }
  return copy;
}

/** A use of a schema inside the same schema stays a link, because a recursive schema would expand without end. */
function isWithin({ details, schema }: { details: HTMLDetailsElement; schema: string }): boolean {
  const name = CSS.escape(schema);
  const around = details.parentElement?.closest(`[data-copy="${name}"], [data-tree="${name}"]`);
  return around instanceof Element;
}

/** Only one `details` with a given `name` can be open, so the copy needs different names. */
function renameGroups(copy: HTMLElement): void {
  const suffix = document.querySelectorAll('[data-copy]').length + 1;
  for (const details of copy.querySelectorAll<HTMLDetailsElement>('details[name]'))
    details.name = `${details.name}-${suffix}`;
}
