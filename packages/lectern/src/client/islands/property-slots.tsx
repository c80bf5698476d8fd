import { htmlKey } from '../../util/island-html.js';
import { Slot } from './slot.js';

export function withElements(props: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(props).map(([key, value]) => [key, revive(value, key)]));
}

function revive(value: unknown, path: string): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item, index) => revive(item, `${path}.${index}`));
  const html = (value as Record<string, unknown>)[htmlKey];
  if (typeof html === 'string') return <Slot key={path} slot={{ html, attributes: { 'data-prop': '' } }} />;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, revive(inner, `${path}.${key}`)]),
  );
}
