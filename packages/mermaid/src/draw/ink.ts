import type { AuthorColors } from './author-colors.js';
import type { Color } from './color.js';
import { hexOf, isLight, parseColor } from './color.js';
import type { DomElement } from './dom-types.js';
import { classesOf } from './dom-types.js';
import type { Role } from './theme.js';
import { roleOf, SERIES } from './theme.js';

/** A `fill` or `stroke`: a color role of the site, a color from the diagram's source, or neither. */
export type Ink = { role: Role } | { color: Color } | { value: 'none' | 'currentColor' };

export interface InkSource {
  element: DomElement;
  property: 'fill' | 'stroke';
  value: string | undefined;
  authorColors: AuthorColors;
}

export const TEXTS: ReadonlySet<string> = new Set(['text', 'tspan']);
const AREA_ALPHA = 0.12;

const soft = (role: Role): Role => `s${Number(role.slice(1))}`;
const strong = (role: Role): Role => (/^s\d/.test(role) ? `c${Number(role.slice(1))}` : role);

/** Mermaid uses some colors for several roles. */
function adjust(role: Role, { element, property }: InkSource): Role {
  const classes = classesOf(element);
  // Mermaid's rules for the fill of a section also match the section's name. In a browser, the name is an HTML element,
  // on which `fill` has no effect.
  if (TEXTS.has(element.nodeName) && /^(s\d|box|band|tint)/.test(role)) return 'text';
  if (classes.includes('data-point')) return 'accent';
  if (classes.includes('commit') || classes.includes('arrow')) return strong(role);
  // Bars are large and the chart's lines cross them, so they get a soft color.
  if (property === 'fill' && element.nodeName === 'rect' && /^c\d/.test(role)) return soft(role);
  return role;
}

/** Mermaid hard-codes the colors of people in a user journey, regardless of its theme. */
function roleOfPerson(element: DomElement): Role | undefined {
  if (element.nodeName !== 'circle') return undefined;
  const person = /(?:^| )actor-(\d+)/.exec(element.getAttribute('class') ?? '')?.[1];
  return person === undefined ? undefined : `c${Number(person) % SERIES}`;
}

function authorInk(color: Color, { element, property }: InkSource): Ink {
  // The background areas of a sequence diagram get only a tint, so text on them is readable in both color modes.
  const isArea = property === 'fill' && element.nodeName === 'rect' && classesOf(element).includes('rect');
  return { color: isArea ? { ...color, alpha: AREA_ALPHA } : color };
}

/**
 * Guesses the role of a color in Mermaid's style sheets: light colors are for surfaces, and dark colors are for lines
 * and text.
 */
function guess(color: Color | undefined, { element, property }: InkSource): Role {
  const isSurface = color !== undefined && isLight(color);
  if (property === 'stroke') return isSurface ? 'faint' : 'muted';
  return isSurface && !TEXTS.has(element.nodeName) ? 'page' : 'text';
}

export function isAuthors(value: string | undefined, authorColors: AuthorColors): boolean {
  const color = value === undefined ? undefined : parseColor(value);
  return color !== undefined && authorColors.has(hexOf(color));
}

export function readInk(source: InkSource): Ink | undefined {
  const value = source.value?.trim().toLowerCase();
  if (!value || /^(inherit|unset|revert|initial)$/.test(value)) return undefined;
  if (value === 'none' || value === 'transparent') return { value: 'none' };
  const color = parseColor(value);
  if (color && source.authorColors.has(hexOf(color))) return authorInk(color, source);
  const person = source.property === 'fill' && roleOfPerson(source.element);
  if (person) return { role: person };
  const role = color && roleOf(color);
  if (role) return { role: adjust(role, source) };
  if (value !== 'currentcolor') return { role: guess(color, source) };
  // d3 draws axes and grid lines with `currentColor`. They must be less prominent than the data.
  return source.property === 'stroke' ? { role: 'faint' } : { value: 'currentColor' };
}
