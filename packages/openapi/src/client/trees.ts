import { trustedHtml } from 'lectern/client';
import { expandedMark } from './tools.js';

/**
 * Adds the schema fields that the page leaves out. A page contains the fields of a named schema at most once
 * (`data-tree`): in the schema's section, or where it is first used. Every other use is a `details` with a link
 * (`data-schema`). When the reader opens it, the fields are copied from this page or, in a large document, fetched
 * from the schema's page.
 */
export function startTrees(): void {
  // Each inserted copy, with a clone of its initial state. The reader may have opened parts of the copy since.
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
  // `toggle` does not bubble.
  addEventListener('toggle', ({ target }) => isOpenUse(target) && void fill(target), { capture: true });
  // The reader may have opened a `details` before this script loaded, or the dev server may have updated the schema.
  const fillOpen = (): void => {
    for (const details of document.querySelectorAll('.api details[data-schema][open]'))
      if (isOpenUse(details)) void fill(details);
  };
  addEventListener('lectern:page', fillOpen);
  fillOpen();
}

/** Opens every `details`. Names are removed, because only one `details` with a given name can be open. */
function openAll(within: Element): void {
  for (const details of within.querySelectorAll('details')) {
    details.removeAttribute('name');
    details.open = true;
  }
}

/** The maximum depth of nested schemas that expand with a section. Large documents nest hundreds of schemas. */
const deepest = 3;

/** Returns whether to expand a schema's fields because the reader has expanded the whole section. */
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

/** Fetches the schema from its own page. If that fails, the link remains. */
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
  // The reader may have opened parts of the original, which may have added copies of other schemas.
  for (const inner of copy.querySelectorAll('details')) inner.open = false;
  for (const inner of copy.querySelectorAll('[data-copy]')) inner.remove();
  for (const inner of copy.querySelectorAll<HTMLElement>('[data-tree]')) {
    inner.dataset.copy = inner.dataset.tree;
    inner.removeAttribute('data-tree');
  }
  return copy;
}

/**
 * Returns whether a use of a schema is inside that same schema. A recursive schema is expanded once; its inner uses
 * stay links.
 */
function isWithin({ details, schema }: { details: HTMLDetailsElement; schema: string }): boolean {
  const name = CSS.escape(schema);
  const around = details.parentElement?.closest(`[data-copy="${name}"], [data-tree="${name}"]`);
  return around instanceof Element;
}

/** Renames the `details` groups in a copy, because only one `details` with a given name can be open. */
function renameGroups(copy: HTMLElement): void {
  const suffix = document.querySelectorAll('[data-copy]').length + 1;
  for (const details of copy.querySelectorAll<HTMLDetailsElement>('details[name]'))
    details.name = `${details.name}-${suffix}`;
}
