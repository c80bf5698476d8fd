import type { Color } from './color.js';
import { fromHsl, hexOf, hueOf } from './color.js';

/**
 * Mermaid calculates with concrete colors, but the site's colors are custom properties. So each color role gets a
 * unique hue as its marker. Mermaid draws with the markers and may change their lightness. Afterward, each hue is
 * mapped back to its role, whose color `mermaid.css` defines.
 */
const PLAIN_ROLES = ['text', 'muted', 'edge', 'faint', 'box', 'page', 'tint', 'accent', 'band'] as const;
/**
 * The number of categories, such as branches, slices, and sections. Each has a strong color (`c`), and a soft color
 * (`s`) on which text is readable.
 */
export const SERIES = 8;

export type Role = (typeof PLAIN_ROLES)[number] | `c${number}` | `s${number}`;

const series = (letter: 'c' | 's'): Role[] =>
  Array.from({ length: SERIES }, (_, index): Role => `${letter}${index}`);
const ROLES: readonly Role[] = [...PLAIN_ROLES, ...series('c'), ...series('s')];
const HUE_STEP = 360 / ROLES.length;
const TOLERANCE = HUE_STEP / 3;

function markerOf(role: Role): string {
  return hexOf(fromHsl(ROLES.indexOf(role) * HUE_STEP, 0.6, 0.6));
}

export function roleOf(color: Color): Role | undefined {
  const hue = hueOf(color);
  if (hue === undefined) return undefined;
  const index = Math.round(hue / HUE_STEP);
  return Math.abs(hue - index * HUE_STEP) < TOLERANCE ? ROLES[index % ROLES.length] : undefined;
}

const VARIABLE_ROLES: readonly [RegExp, Role | 'c' | 's'][] = [
  [/^(cScale|pie|git|fillType|venn|surface)\d+$/, 's'],
  [/^(cScaleInv|cScalePeer|gitInv|surfacePeer)\d+$/, 'c'],
  [/^quadrant[1-4]Fill$/, 'box'],
  [/^sequenceNumberColor$/, 'page'],
  [
    /^(noteBkgColor|activationBkgColor|labelBoxBkgColor|activeTaskBkgColor|critBkgColor|tagLabelBackground|rectBkgColor)$/,
    'tint',
  ],
  [
    /^(noteBorderColor|activationBorderColor|critBorderColor|activeTaskBorderColor|todayLineColor|tagLabelBorder)$/,
    'accent',
  ],
  [/^(vertLineColor|quadrantPointFill)$/, 'accent'],
  [
    /^(edgeLabelBackground|relationLabelBackground|labelBackground(Color)?|background|altBackground|commitLabelBackground|altSectionBkgColor)$/,
    'page',
  ],
  [
    /^(clusterBkg|sectionBkgColor2?|rowOdd|attributeBackgroundColorOdd|excludeBkgColor|doneTaskBkgColor)$/,
    'band',
  ],
  [
    /^(lineColor|arrowheadColor|defaultLinkColor|signalColor|transitionColor|relationColor|specialStateColor|archEdge\w*|em(Arrowhead|RelationStroke))$/,
    'muted',
  ],
  [/^gridColor$/, 'faint'],
  [/^actorLineColor$/, 'edge'],
  [/^composite(Title)?Background$/, 'band'],
  [/(border|stroke)/i, 'edge'],
  [/(text|label|title)/i, 'text'],
  [/./, 'box'],
];

function roleOfVariable(name: string): Role {
  const role = VARIABLE_ROLES.find(([pattern]) => pattern.test(name))?.[1] ?? 'box';
  if (role !== 'c' && role !== 's') return role;
  const number = Number(/\d+$/.exec(name)?.[0] ?? 0);
  // Mermaid numbers the colors of pie slices and Venn sets from one, and all other colors from zero.
  return `${role}${(/^(pie|venn)/.test(name) ? number - 1 : number) % SERIES}`;
}

const IS_COLOR = /^(#[\da-f]{3,8}|(rgb|hsl)a?\(.*\)|white|black|red|navy|gr[ea]y|lightgr[ea]y)$/i;

export function markTheme(variables: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const marked: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(variables)) {
    if (name === 'plotColorPalette') marked[name] = series('c').map(markerOf).join(',');
    else if (typeof value === 'string' && IS_COLOR.test(value)) marked[name] = markerOf(roleOfVariable(name));
    else if (value && typeof value === 'object') marked[name] = markTheme(value as Record<string, unknown>);
  }
  return marked;
}
