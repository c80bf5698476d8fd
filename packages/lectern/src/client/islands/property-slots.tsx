import type { ReactNode } from 'react';
import { createElement, memo } from 'react';
import { htmlKey } from '../../util/island-html.js';
import { trustedHtml } from '../../util/trusted-html.js';

export function withElements(props: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(props).map(([key, value]) => [key, revive(value, key)]));
}

function revive(value: unknown, path: string): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item, index) => revive(item, `${path}.${index}`));
  const html = (value as Record<string, unknown>)[htmlKey];
  if (typeof html === 'string') return <PropertySlot key={path} html={html} />;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, revive(inner, `${path}.${key}`)]),
  );
}

const PropertySlot = memo(
  ({ html }: { html: string }): ReactNode =>
    createElement('lectern-slot', {
      'data-prop': '',
      dangerouslySetInnerHTML: { __html: trustedHtml(html) },
      suppressHydrationWarning: true,
    }),
);
