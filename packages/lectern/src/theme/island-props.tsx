import type { ReactNode } from 'react';
import { createElement } from 'react';
import { htmlKey } from '../util/island-html.js';
import { islandJson } from './island-json.js';

export interface PortableProps {
  json: string;
  /** The props for server rendering, in which each element is replaced by its HTML. */
  rendered: Record<string, unknown>;
  /** Values that JSON can't represent. Without these values, the browser would render different HTML. */
  lost: LostProperty[];
}

export interface LostProperty {
  /** Path in the props, such as `items.0.onClick`. */
  path: string;
  kind: string;
}

export function portableProps({
  props,
  renderElement,
}: {
  props: Record<string, unknown>;
  renderElement: (element: ReactNode) => string;
}): PortableProps {
  const lost: LostProperty[] = [];
  const lose = (path: string, kind: string): Pair => {
    lost.push({ path, kind });
    return { data: null, rendered: null };
  };
  const carry = (value: unknown, path: string): Pair => {
    if (typeof value === 'function' || typeof value === 'symbol' || typeof value === 'bigint')
      return lose(path, `a ${typeof value}`);
    if (typeof value !== 'object' || value === null) return { data: value, rendered: value };
    // For example, an imported image serializes itself as its URL.
    if ('toJSON' in value && typeof value.toJSON === 'function') return { data: value, rendered: value };
    if ('$$typeof' in value) {
      const html = renderElement(value as unknown as ReactNode);
      return { data: { [htmlKey]: html }, rendered: <PropertySlot key={path} html={html} /> };
    }
    if (htmlKey in value) return lose(path, `an object with the key "${htmlKey}"`);
    const proto: unknown = Object.getPrototypeOf(value);
    if (Array.isArray(value)) {
      const items = value.map((item, index) => carry(item, `${path}.${index}`));
      return { data: items.map(({ data }) => data), rendered: items.map(({ rendered }) => rendered) };
    }
    if (proto !== Object.prototype && proto !== null)
      return lose(path, `an instance of ${value.constructor.name}`);
    const entries = Object.entries(value).map(
      ([key, inner]) => [key, carry(inner, `${path}.${key}`)] as const,
    );
    return {
      data: Object.fromEntries(entries.map(([key, { data }]) => [key, data])),
      rendered: Object.fromEntries(entries.map(([key, { rendered }]) => [key, rendered])),
    };
  };
  const entries = Object.entries(props).map(([key, value]) => [key, carry(value, key)] as const);
  return {
    json: islandJson(Object.fromEntries(entries.map(([key, { data }]) => [key, data]))),
    rendered: Object.fromEntries(entries.map(([key, { rendered }]) => [key, rendered])),
    lost,
  };
}

interface Pair {
  data: unknown;
  rendered: unknown;
}

/** Must render the same element as the component in `client/islands/slot.tsx`. */
function PropertySlot({ html }: { html: string }): ReactNode {
  return createElement('lectern-slot', {
    'data-prop': '',
    dangerouslySetInnerHTML: { __html: html },
    suppressHydrationWarning: true,
  });
}
