import type { Cascade } from './cascade.js';
import type { Box, DomElement, DomNode } from './dom-types.js';
import { isElement, isText } from './dom-types.js';
import { decodeEntities } from './entities.js';
import { ASCENT, DESCENT, textWidth, X_HEIGHT } from './fonts.js';

export interface Fragment {
  node: DomNode;
  box: Box;
}

interface Style {
  size: number;
  bold: boolean;
  anchor: string;
  baseline: string;
  preserve: boolean;
}

interface Pen {
  x: number;
  y: number;
  chunk: Chunk;
  fragments: Fragment[];
  /** A space collapses at the start and after another space. */
  afterSpace: boolean;
}

/** Text up to the next absolute position. `text-anchor` shifts the whole chunk. */
interface Chunk {
  anchor: string;
  fragments: Fragment[];
}

const DEFAULT_SIZE = 16;
export const TEXT_PROPERTIES = [
  'font-size',
  'font-weight',
  'text-anchor',
  'dominant-baseline',
  'alignment-baseline',
] as const;

/** `parent` is the size that `em`, `ex`, and `%` refer to. */
export function sizeOf(value: string | undefined, parent: number): number {
  const number = Number.parseFloat(value ?? '');
  if (!value || Number.isNaN(number)) return parent;
  if (value.endsWith('em')) return number * parent;
  if (value.endsWith('ex')) return number * X_HEIGHT * parent;
  return value.endsWith('%') ? (number / 100) * parent : number;
}

function isBold(value: string | undefined, parent: boolean): boolean {
  if (value === undefined || value === 'inherit') return parent;
  return value === 'bold' || value === 'bolder' || Number.parseInt(value, 10) >= 600;
}

function styleOf(element: DomElement, cascade: Cascade): Style {
  const parent = isElement(element.parentNode)
    ? styleOf(element.parentNode, cascade)
    : { size: DEFAULT_SIZE, bold: false, anchor: 'start', baseline: 'auto', preserve: false };
  const declared = cascade.declared(element);
  return {
    size: sizeOf(declared.get('font-size'), parent.size),
    bold: isBold(declared.get('font-weight'), parent.bold),
    anchor: declared.get('text-anchor') ?? parent.anchor,
    baseline: declared.get('alignment-baseline') ?? declared.get('dominant-baseline') ?? parent.baseline,
    preserve: declared.has('xml:space') ? declared.get('xml:space') === 'preserve' : parent.preserve,
  };
}

/** The distance from the line at `y` to the alphabetic baseline, as a multiple of the font size. */
function baselineShift(baseline: string): number {
  switch (baseline) {
    case 'middle':
      return X_HEIGHT / 2;
    case 'central':
      return (ASCENT - DESCENT) / 2;
    case 'hanging':
    case 'text-before-edge':
    case 'before-edge':
    case 'text-top':
      return ASCENT;
    case 'text-after-edge':
    case 'after-edge':
    case 'ideographic':
    case 'text-bottom':
      return -DESCENT;
    default:
      return 0;
  }
}

function length(value: string | null, size: number): number | undefined {
  const number = Number.parseFloat(value ?? '');
  if (Number.isNaN(number)) return undefined;
  return value?.trim().endsWith('em') ? number * size : number;
}

/** The fraction of a chunk's width that is to the left of its anchor. */
const ANCHOR_SHARES: Readonly<Record<string, number>> = { middle: 0.5, end: 1 };

function endChunk(chunk: Chunk): void {
  const width = chunk.fragments.reduce((sum, fragment) => sum + fragment.box.width, 0);
  const shift = ANCHOR_SHARES[chunk.anchor] ?? 0;
  for (const fragment of chunk.fragments) fragment.box.x -= shift * width;
}

function addRun(node: DomNode & { data: string }, style: Style, pen: Pen): void {
  let text = decodeEntities(node.data);
  if (!style.preserve) {
    text = text.replace(/[ \t\r\n]+/g, ' ');
    if (pen.afterSpace) text = text.replace(/^ /, '');
  }
  if (!text) return;
  pen.afterSpace = text.endsWith(' ');
  const width = textWidth(text, style);
  const top = pen.y + (baselineShift(style.baseline) - ASCENT) * style.size;
  const fragment = { node, box: { x: pen.x, y: top, width, height: (ASCENT + DESCENT) * style.size } };
  pen.x += width;
  pen.fragments.push(fragment);
  pen.chunk.fragments.push(fragment);
}

function walk(element: DomElement, cascade: Cascade, pen: Pen): void {
  const style = styleOf(element, cascade);
  const x = length(element.getAttribute('x'), style.size);
  const y = length(element.getAttribute('y'), style.size);
  if (x !== undefined || y !== undefined) {
    endChunk(pen.chunk);
    pen.chunk = { anchor: style.anchor, fragments: [] };
    pen.afterSpace = true;
  }
  pen.x = (x ?? pen.x) + (length(element.getAttribute('dx'), style.size) ?? 0);
  pen.y = (y ?? pen.y) + (length(element.getAttribute('dy'), style.size) ?? 0);
  for (const child of element.childNodes) {
    if (isText(child)) addRun(child, style, pen);
    else if (isElement(child) && child.nodeName === 'tspan') walk(child, cascade, pen);
  }
}

/** Follows the SVG specification, but only for left-to-right text. */
export function layOutText(root: DomElement, cascade: Cascade): Fragment[] {
  const pen: Pen = {
    x: 0,
    y: 0,
    chunk: { anchor: styleOf(root, cascade).anchor, fragments: [] },
    fragments: [],
    afterSpace: true,
  };
  walk(root, cascade, pen);
  endChunk(pen.chunk);
  return pen.fragments;
}
