import type { Cascade } from './cascade.js';
import type { Box, DomElement, DomNode, Matrix } from './dom-types.js';
import { isElement, isText } from './dom-types.js';
import { pathBox } from './path-box.js';
import { layOutText } from './text-layout.js';

const CONTAINERS = new Set(['g', 'svg', 'a', 'switch']);
const TEXT_ELEMENTS = new Set(['text', 'tspan']);
const SHAPES = new Set(['rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'image', 'use']);

const EMPTY: Box = { x: 0, y: 0, width: 0, height: 0 };

export interface MeasureContext {
  cascadeFor(element: DomElement): Cascade;
  /** Calls svgdom's own `getBBox`, which handles all shapes except paths. */
  shapeBox(element: DomElement): Box;
}

function union(boxes: Iterable<Box>): Box | undefined {
  let left = Number.POSITIVE_INFINITY;
  let top = Number.POSITIVE_INFINITY;
  let right = Number.NEGATIVE_INFINITY;
  let bottom = Number.NEGATIVE_INFINITY;
  for (const box of boxes) {
    left = Math.min(left, box.x);
    top = Math.min(top, box.y);
    right = Math.max(right, box.x + box.width);
    bottom = Math.max(bottom, box.y + box.height);
  }
  return left <= right ? { x: left, y: top, width: right - left, height: bottom - top } : undefined;
}

function transformBox(box: Box, matrix: Matrix): Box {
  const corners = [box.x, box.x + box.width].flatMap((x) =>
    [box.y, box.y + box.height].map((y) => ({
      x: matrix.a * x + matrix.c * y + matrix.e,
      y: matrix.b * x + matrix.d * y + matrix.f,
      width: 0,
      height: 0,
    })),
  );
  return union(corners) ?? box;
}

function findTextRoot(element: DomElement): DomElement {
  let root = element;
  while (isElement(root.parentNode) && TEXT_ELEMENTS.has(root.parentNode.nodeName)) root = root.parentNode;
  return root;
}

function contains(ancestor: DomNode, node: DomNode): boolean {
  for (let up: DomNode | null = node; up; up = up.parentNode) if (up === ancestor) return true;
  return false;
}

function localBox(element: DomElement, context: MeasureContext): Box | undefined {
  const name = element.nodeName;
  if (/display:\s*none/.test(element.getAttribute('style') ?? '')) return undefined;
  if (TEXT_ELEMENTS.has(name)) {
    const fragments = layOutText(findTextRoot(element), context.cascadeFor(element));
    return union(
      fragments.filter((fragment) => contains(element, fragment.node)).map((fragment) => fragment.box),
    );
  }
  if (CONTAINERS.has(name)) {
    const boxes = element.childNodes.filter(isElement).flatMap((child) => {
      const box = localBox(child, context);
      return box && !(box.width === 0 && box.height === 0) ? [transformBox(box, child.matrixify())] : [];
    });
    return union(boxes);
  }
  if (name === 'path') return pathBox(element.getAttribute('d') ?? '');
  return SHAPES.has(name) ? context.shapeBox(element) : undefined;
}

/** Implements SVG's `getBBox`: the bounding box in the element's coordinate system. */
export function measure(element: DomElement, context: MeasureContext): Box {
  return localBox(element, context) ?? { ...EMPTY };
}

/** Implements `getBoundingClientRect` for a drawing at the top left of the page. */
export function measureOnPage(element: DomElement, context: MeasureContext): Box {
  let box = measure(element, context);
  let up: DomNode | null = element;
  while (isElement(up) && typeof up.matrixify === 'function') {
    box = transformBox(box, up.matrixify());
    up = up.parentNode;
  }
  return box;
}

export function hasText(node: DomNode): boolean {
  return isText(node) ? node.data.trim() !== '' : node.childNodes.some(hasText);
}
