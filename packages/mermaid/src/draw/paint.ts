import type { AuthorColors } from './author-colors.js';
import type { Color } from './color.js';
import { hexOf, textOn } from './color.js';
import type { DomElement } from './dom-types.js';
import { classesOf, isElement } from './dom-types.js';
import type { Ink } from './ink.js';
import { isAuthors, readInk, TEXTS } from './ink.js';
import type { OutElement } from './out.js';
import { sizeOf } from './text-layout.js';

const DEFAULTS: Readonly<Record<string, string>> = {
  'stroke-width': '1',
  'stroke-dasharray': 'none',
  'stroke-linecap': 'butt',
  'stroke-linejoin': 'miter',
  'fill-opacity': '1',
  'stroke-opacity': '1',
  'font-size': '16',
  'font-weight': 'normal',
  'font-style': 'normal',
  'text-decoration': 'none',
  'text-anchor': 'start',
  'dominant-baseline': 'auto',
};
const TEXT_ONLY = /^(font-|text-|dominant-baseline)/;
const STROKE_ONLY = /^stroke/;

const SHAPES = new Set(['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon']);
/** Mermaid draws text with these class names on top of lines, without a background. */
const CROSSED_BY_LINES = new Set(['messageText', 'loopText', 'edgeTerminals']);
const LABEL_BACKGROUNDS = new Set(['background', 'commit-label-bkg']);
const LABELED = new Set(['node', 'cluster', 'statediagram-cluster', 'actor']);

export interface PaintJob {
  element: DomElement;
  declared: ReadonlyMap<string, string>;
  out: OutElement;
}

interface State {
  /** The values of `fill` and `stroke` are resolved colors. */
  inherited: Map<string, string>;
  /** The background color that the author sets for this group. Text on it gets a contrasting color. */
  backing?: Color;
}

export class Painter {
  readonly #authorColors: AuthorColors;
  readonly #root: State = { inherited: new Map(Object.entries(DEFAULTS)) };
  readonly #states: State[] = [];

  constructor(authorColors: AuthorColors) {
    this.#authorColors = authorColors;
  }

  /** Call `leave` after painting the element's children. */
  paint(job: PaintJob): void {
    const outer = this.#states.at(-1) ?? this.#root;
    const state: State = { ...outer, inherited: new Map(outer.inherited) };
    this.#paintColors(job, state);
    paintProperties(job, state.inherited);
    outlineBar(job);
    const classes = classesOf(job.element);
    if (classes.some((name) => CROSSED_BY_LINES.has(name))) job.out.classes.push('halo');
    // Mermaid makes the backgrounds of labels translucent. Opaque backgrounds hide the lines behind the labels.
    const opacity = classes.some((name) => LABEL_BACKGROUNDS.has(name))
      ? undefined
      : job.declared.get('opacity');
    if (opacity !== undefined && Number(opacity) !== 1) job.out.attributes.set('opacity', opacity);
    this.#states.push(state);
  }

  leave(): void {
    this.#states.pop();
  }

  #paintColors({ element, declared, out }: PaintJob, state: State): void {
    const isText = TEXTS.has(element.nodeName);
    const authorColors = this.#authorColors;
    for (const property of ['fill', 'stroke'] as const) {
      if (property === 'stroke' && isText) continue;
      const ink = readInk({ element, property, value: declared.get(property), authorColors });
      if (!ink) continue;
      if ('color' in ink && property === 'fill' && SHAPES.has(element.nodeName)) {
        this.#back(element, ink.color);
      }
      writeInk({ property, ink, out, inherited: state.inherited });
    }
    if (state.backing && isText && !isAuthors(declared.get('fill'), authorColors)) {
      writeInk({
        property: 'fill',
        ink: { color: textOn(state.backing) },
        out,
        inherited: state.inherited,
      });
    }
  }

  /**
   * Text that follows a shape in the same node is drawn on the shape, so the shape's color is the background of the
   * text.
   */
  #back(element: DomElement, color: Color): void {
    if (color.alpha <= 0.5) return;
    let up = element.parentNode;
    for (let depth = this.#states.length - 1; depth > 0 && isElement(up); depth--) {
      const state = this.#states[depth];
      if (state && classesOf(up).some((name) => LABELED.has(name))) {
        state.backing ??= color;
        return;
      }
      up = up.parentNode;
    }
  }
}

function wordOf(ink: Ink): string {
  if ('role' in ink) return `.${ink.role}`;
  return 'color' in ink ? hexOf(ink.color) : ink.value;
}

function writeInk({
  property,
  ink,
  out,
  inherited,
}: {
  property: 'fill' | 'stroke';
  ink: Ink;
  out: OutElement;
  inherited: Map<string, string>;
}): void {
  if ('color' in ink && ink.color.alpha < 1) {
    out.attributes.set(`${property}-opacity`, String(ink.color.alpha));
  }
  const word = wordOf(ink);
  if (inherited.get(property) === word) return;
  inherited.set(property, word);
  out.attributes.delete(property);
  out.classes = out.classes.filter((name) => !name.startsWith(`${property}-`));
  if ('role' in ink) out.classes.push(`${property}-${ink.role}`);
  else out.attributes.set(property, word);
}

function paintProperties({ element, declared, out }: PaintJob, inherited: Map<string, string>): void {
  for (const property of Object.keys(DEFAULTS)) {
    if (TEXT_ONLY.test(property) && SHAPES.has(element.nodeName)) continue;
    if (STROKE_ONLY.test(property) && TEXTS.has(element.nodeName)) continue;
    const value = normalize(property, declared.get(property), Number(inherited.get('font-size')));
    if (value === undefined || value === inherited.get(property)) continue;
    inherited.set(property, value);
    out.attributes.set(property, value);
  }
}

/** Mermaid draws bars without an outline. A bar in a soft color needs one to stand out from the page. */
function outlineBar({ element, out }: PaintJob): void {
  const isSoft = out.classes.some((name) => name.startsWith('fill-s'));
  const hasStrong = out.classes.some((name) => name.startsWith('stroke-c'));
  if (element.nodeName !== 'rect' || !isSoft || !hasStrong) return;
  if (out.attributes.get('stroke-width') === '0') out.attributes.set('stroke-width', '1.5');
}

function normalize(property: string, value: string | undefined, parentSize: number): string | undefined {
  if (value === undefined || /^(inherit|unset|revert|initial)$/.test(value)) return undefined;
  switch (property) {
    case 'font-size':
      return String(sizeOf(value, parentSize));
    case 'font-weight':
      return /^(bold|bolder|[6-9]00)$/.test(value) ? 'bold' : 'normal';
    case 'stroke-dasharray':
      // Mermaid writes `0` and `1,0` for a solid line.
      return /^(0|0px|1[, ]+0|0[, ]+0)$/.test(value) ? 'none' : value.replace(/px/g, '');
    default:
      return value.replace(/^([\d.]+)px$/, '$1');
  }
}
