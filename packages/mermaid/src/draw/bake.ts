import type { AuthorColors } from './author-colors.js';
import type { Cascade } from './cascade.js';
import type { DomElement, DomNode } from './dom-types.js';
import { isElement, isText } from './dom-types.js';
import { decodeEntities } from './entities.js';
import { GEOMETRY } from './geometry.js';
import { hasText } from './measure.js';
import type { OutElement } from './out.js';
import { prune } from './out.js';
import { Painter } from './paint.js';

/**
 * The published SVG contains only known elements and attributes. Colors become classes, and other styles become
 * attributes, which even a strict content security policy allows.
 */

const ELEMENTS = new Set([
  ...['svg', 'g', 'a', 'path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'text', 'tspan'],
  ...['defs', 'marker', 'clipPath', 'symbol', 'use', 'switch'],
]);
const DROPPED = new Set([
  'style',
  'title',
  'desc',
  'filter',
  'linearGradient',
  'radialGradient',
  'script',
  'metadata',
]);

const ATTRIBUTES = new Set([
  ...GEOMETRY,
  ...['transform', 'viewBox', 'refX', 'refY', 'markerWidth', 'markerHeight', 'markerUnits', 'orient'],
  ...['preserveAspectRatio', 'clipPathUnits', 'id', 'textLength', 'lengthAdjust'],
]);
const REFERENCES = new Set(['marker-start', 'marker-mid', 'marker-end', 'clip-path']);

class Undrawable extends Error {}

export interface BakeOptions {
  svg: DomElement;
  cascade: Cascade;
  authorColors: AuthorColors;
}

function isLeftOut(element: DomElement): boolean {
  const { nodeName } = element;
  // svgdom converts the names of HTML elements to upper case, so a `style` element in HTML is named `STYLE`.
  if (DROPPED.has(nodeName) || nodeName === 'STYLE') return true;
  if (ELEMENTS.has(nodeName)) return false;
  // Some diagrams contain an empty `foreignObject`. In a `switch`, a `foreignObject` has an alternative: the label as
  // SVG text.
  const isSpare = !hasText(element) || element.parentNode?.nodeName === 'switch';
  if (nodeName === 'foreignObject' && isSpare) return true;
  throw new Undrawable(`it uses <${nodeName}>, which only a browser can lay out`);
}

function copyAttributes(
  element: DomElement,
  declared: ReadonlyMap<string, string>,
): OutElement['attributes'] {
  const attributes = new Map<string, string>();
  for (const { name, value } of element.attributes) {
    if (ATTRIBUTES.has(name) && value !== '') attributes.set(name, value);
  }
  for (const name of REFERENCES) {
    const value = declared.get(name);
    if (value?.startsWith('url(')) attributes.set(name, value);
  }
  const href = element.getAttribute('href') ?? element.getAttribute('xlink:href');
  if (href && isSafe(href, element.nodeName)) attributes.set('href', href);
  const turn = declared.get('transform');
  if (turn?.includes('deg')) attributes.set('transform', turnInPlace(element, turn));
  return attributes;
}

export function bake({ svg, cascade, authorColors }: BakeOptions): OutElement {
  const painter = new Painter(authorColors);

  function bakeElement(element: DomElement): OutElement | undefined {
    if (isLeftOut(element)) return undefined;
    const declared = cascade.declared(element);
    if (declared.get('display') === 'none' || declared.get('visibility') === 'hidden') return undefined;
    const name = element.nodeName === 'switch' ? 'g' : element.nodeName;
    const out: OutElement = {
      name,
      attributes: copyAttributes(element, declared),
      classes: [],
      children: [],
    };
    painter.paint({ element, declared, out });
    for (const child of element.childNodes) addChild(child, out);
    painter.leave();
    return out;
  }

  function addChild(child: DomNode, out: OutElement): void {
    if (isElement(child)) {
      const baked = bakeElement(child);
      if (baked) out.children.push(baked);
    } else if (isText(child) && (out.name === 'text' || out.name === 'tspan')) {
      out.children.push(decodeEntities(child.data));
    }
  }

  const root = bakeElement(svg);
  if (!root) throw new Undrawable('nothing was drawn');
  return prune(root);
}

/** CSS rotates a shape around its center, but the `transform` attribute rotates around the origin by default. */
function turnInPlace(element: DomElement, css: string): string {
  const box = element.getBBox();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return `translate(${x},${y}) ${css.replace(/deg/g, '')} translate(${-x},${-y})`;
}

function isSafe(href: string, name: string): boolean {
  if (name !== 'a') return href.startsWith('#');
  return (
    /^(https?:|mailto:|[./#?]|[\w-]+(?:[/.#?]|$))/i.test(href) &&
    !/^\s*(javascript|data|vbscript):/i.test(href)
  );
}
