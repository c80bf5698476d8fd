export interface OutElement {
  name: string;
  attributes: Map<string, string>;
  /** Class names that `mermaid.css` defines: `fill-…` and `stroke-…` for color roles, and `halo`. */
  classes: string[];
  children: (OutElement | string)[];
}

const REFERENCE = /url\(["']?#([^)"']+)["']?\)/;
const POINTERS = ['marker-start', 'marker-mid', 'marker-end', 'clip-path'];
const GROUPS = new Set(['g', 'a', 'defs', 'symbol']);

function isBare(element: OutElement): boolean {
  return element.attributes.size === 0 && element.classes.length === 0;
}

function zero(element: OutElement, name: string): boolean {
  return !(Number.parseFloat(element.attributes.get(name) ?? '0') > 0);
}

function isEmpty(element: OutElement): boolean {
  switch (element.name) {
    case 'rect':
      return zero(element, 'width') || zero(element, 'height');
    case 'circle':
      return zero(element, 'r');
    case 'path':
      return !element.attributes.get('d');
    case 'text':
      return !element.children.some(showsText);
    case 'g':
    case 'a':
    case 'defs':
      return element.children.length === 0;
    default:
      return false;
  }
}

function showsText(child: OutElement | string): boolean {
  return typeof child === 'string' ? child.trim() !== '' : child.children.some(showsText);
}

function pointersOf(element: OutElement): string[] {
  const found = POINTERS.flatMap((name) => REFERENCE.exec(element.attributes.get(name) ?? '')?.[1] ?? []);
  const href = element.attributes.get('href');
  return element.name === 'use' && href?.startsWith('#') ? [...found, href.slice(1)] : found;
}

function* all(element: OutElement): Generator<OutElement> {
  yield element;
  for (const child of element.children) if (typeof child !== 'string') yield* all(child);
}

function tidy(element: OutElement, needed: ReadonlySet<string>): void {
  element.children = element.children.flatMap((child): (OutElement | string)[] => {
    if (typeof child === 'string') return [child];
    const id = child.attributes.get('id');
    if (/^(marker|clipPath|symbol)$/.test(child.name) && !needed.has(id ?? '')) return [];
    if (id !== undefined && !needed.has(id)) child.attributes.delete('id');
    tidy(child, needed);
    if (isEmpty(child)) return [];
    const unwraps = (child.name === 'g' || child.name === 'tspan') && isBare(child);
    return unwraps ? child.children : [child];
  });
}

function shiftGroup(element: OutElement): void {
  if (
    /^translate\(\s*0(\.0+)?\s*(?:[, ]\s*0(\.0+)?\s*)?\)$/.test(element.attributes.get('transform') ?? '')
  ) {
    element.attributes.delete('transform');
  }
}

/** Removes empty elements, unused definitions and IDs, groups without attributes, and translations by zero. */
export function prune(root: OutElement): OutElement {
  for (const element of all(root)) if (GROUPS.has(element.name)) shiftGroup(element);
  const needed = new Set([...all(root)].flatMap(pointersOf));
  root.attributes.delete('id');
  tidy(root, needed);
  return root;
}

export function renameIds(root: OutElement, prefix: string): void {
  const names = new Map<string, string>();
  for (const element of all(root)) {
    const id = element.attributes.get('id');
    if (id === undefined) continue;
    const name = names.get(id) ?? `${prefix}-${names.size + 1}`;
    names.set(id, name);
    element.attributes.set('id', name);
  }
  for (const element of all(root)) {
    for (const name of POINTERS) {
      const target = REFERENCE.exec(element.attributes.get(name) ?? '')?.[1];
      if (target !== undefined) element.attributes.set(name, `url(#${names.get(target) ?? target})`);
    }
    const href = element.attributes.get('href');
    if (element.name === 'use' && href) element.attributes.set('href', `#${names.get(href.slice(1)) ?? ''}`);
  }
}
