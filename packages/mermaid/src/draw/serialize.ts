import { GEOMETRY } from './geometry.js';
import type { OutElement } from './out.js';

const NUMBER = /-?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/gi;
const NUMERIC = new Set([
  ...GEOMETRY,
  ...['transform', 'viewBox', 'refX', 'refY', 'markerWidth', 'markerHeight', 'font-size', 'stroke-width'],
  ...['stroke-dasharray', 'opacity', 'fill-opacity', 'stroke-opacity'],
]);

/** A hundredth of a pixel is invisible. */
function round(number: number): string {
  const rounded = Math.round(number * 100) / 100;
  return String(Object.is(rounded, -0) ? 0 : rounded);
}

function compactPath(d: string): string {
  return d
    .trim()
    .replace(/[\s,]+/g, ' ')
    .replace(/ ?([a-df-zA-DF-Z]) ?/g, '$1')
    .replace(/ -/g, '-');
}

function attributeValue(name: string, value: string): string {
  if (!NUMERIC.has(name)) return value;
  const rounded = value.replace(NUMBER, (number) => round(Number(number)));
  return name === 'd' ? compactPath(rounded) : rounded.replace(/,\s+/g, ',').trim();
}

function escapeText(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}

function escapeAttribute(text: string): string {
  return escapeText(text).replace(/"/g, '&quot;');
}

/** Inline SVG in HTML needs no namespace. */
export function serialize(element: OutElement): string {
  let open = `<${element.name}`;
  if (element.classes.length > 0) open += ` class="${escapeAttribute(element.classes.join(' '))}"`;
  for (const [name, value] of element.attributes)
    open += ` ${name}="${escapeAttribute(attributeValue(name, value))}"`;
  if (element.children.length === 0) return `${open}/>`;
  const inside = element.children.map((child) =>
    typeof child === 'string' ? escapeText(child) : serialize(child),
  );
  return `${open}>${inside.join('')}</${element.name}>`;
}
