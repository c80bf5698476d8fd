import { trustedHtml } from 'lectern/client';
/**
 * A page has the fields of a named schema at most once (`data-tree`): in the section of the schema, or where it is used
 * first. Where else it is used, there is a `details` with a link to it (`data-schema`): when it is opened, the fields are
 * copied into it, from this page or, in a large document, from that of the schema.
 */
export function startTrees(): void {
  // What each copy was when it was made: the reader has opened parts of it since.
  const made = new WeakMap<Element, Node>();
  const fill = async (details: HTMLDetailsElement): Promise<void> => {
    const schema = details.dataset.schema ?? '';
    // The page holds the fields here.
    if (details.querySelector(':scope > [data-tree]') !== null) return;
    if (isWithin({ details, schema })) return;
    const source = treeOf({ page: document, schema }) ?? (await fetchTree({ details, schema }));
    if (source === null) return;
    const fresh = copyOf({ source, schema });
    const current = details.querySelector(':scope > [data-copy]');
    if (current !== null && made.get(current)?.isEqualNode(fresh)) return;
    made.set(fresh, fresh.cloneNode(true));
    renameGroups(fresh);
    current?.remove();
    details.append(fresh);
  };
  // `toggle` does not bubble.
  addEventListener('toggle', ({ target }) => isOpenUse(target) && void fill(target), { capture: true });
  // Opened before this script came; or, in the dev server, a schema has changed under the reader's eyes.
  const fillOpen = (): void => {
    for (const details of document.querySelectorAll('.api details[data-schema][open]'))
      if (isOpenUse(details)) void fill(details);
  };
  addEventListener('lectern:page', fillOpen);
  fillOpen();
}

function isOpenUse(target: EventTarget | null): target is HTMLDetailsElement {
  return target instanceof HTMLDetailsElement && target.open && target.dataset.schema !== undefined;
}

function treeOf({ page, schema }: { page: Document; schema: string }): Element | null {
  return page.querySelector(`[data-tree="${CSS.escape(schema)}"]`);
}

/** The schema has its own page. If that does not come, the link to it is left. */
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
  // What was opened or copied in the section does not come along.
  for (const inner of copy.querySelectorAll('details')) inner.open = false;
  for (const inner of copy.querySelectorAll('[data-copy]')) inner.remove();
  for (const inner of copy.querySelectorAll<HTMLElement>('[data-tree]')) {
    inner.dataset.copy = inner.dataset.tree;
    inner.removeAttribute('data-tree');
  }
  return copy;
}

/** A schema that contains itself is shown once; below, its link is left. */
function isWithin({ details, schema }: { details: HTMLDetailsElement; schema: string }): boolean {
  const name = CSS.escape(schema);
  const around = details.parentElement?.closest(`[data-copy="${name}"], [data-tree="${name}"]`);
  return around instanceof Element;
}

/** Of `details` with one name, only one is open: those of a copy are their own group. */
function renameGroups(copy: HTMLElement): void {
  const suffix = document.querySelectorAll('[data-copy]').length + 1;
  for (const details of copy.querySelectorAll<HTMLDetailsElement>('details[name]'))
    details.name = `${details.name}-${suffix}`;
}
