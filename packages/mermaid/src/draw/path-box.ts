import type { Box } from './dom-types.js';

/** A curve is sampled at this number of points, which makes the bounding box accurate to a fraction of a pixel. */

const STEPS = 24;
const ARGUMENTS: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };
const TOKEN = /([a-df-z])|(-?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)/gi;

interface Point {
  x: number;
  y: number;
}

interface Command {
  letter: string;
  values: number[];
}

/** In the arguments of an arc, separators around the two flags may be missing. */
function* commandsOf(d: string): Generator<Command> {
  const separate = d.replace(
    /([aA])([^a-df-zA-DF-Z]*)/g,
    (_, letter, rest) =>
      letter +
      String(rest).replace(/((?:[\s,]*-?[\d.]+){3})[\s,]*([01])[\s,]*([01])(?=[\s,.\d-])/g, '$1 $2 $3 '),
  );
  let letter = '';
  let values: number[] = [];
  for (const [, command, number] of separate.matchAll(TOKEN)) {
    if (command) {
      letter = command;
      values = [];
      if (letter.toUpperCase() === 'Z') yield { letter, values };
      continue;
    }
    values.push(Number(number));
    if (values.length === (ARGUMENTS[letter.toUpperCase()] ?? Number.POSITIVE_INFINITY)) {
      yield { letter, values };
      values = [];
      if (letter === 'M') letter = 'L';
      if (letter === 'm') letter = 'l';
    }
  }
}

function bezier(points: Point[], t: number): Point {
  let rest = points;
  while (rest.length > 1) {
    rest = rest.slice(1).map((point, index) => {
      const before = rest[index] ?? point;
      return { x: before.x + (point.x - before.x) * t, y: before.y + (point.y - before.y) * t };
    });
  }
  return rest[0] ?? { x: 0, y: 0 };
}

/** Uses the center parameterization in the appendix of the SVG specification. */
function arc(from: Point, to: Point, values: number[]): Point[] {
  const [rxGiven = 0, ryGiven = 0, degrees = 0, large = 0, sweep = 0] = values;
  let [rx, ry] = [Math.abs(rxGiven), Math.abs(ryGiven)];
  if (rx === 0 || ry === 0) return [to];
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const half = { x: (from.x - to.x) / 2, y: (from.y - to.y) / 2 };
  const turned = { x: cos * half.x + sin * half.y, y: cos * half.y - sin * half.x };
  const grow = Math.sqrt((turned.x / rx) ** 2 + (turned.y / ry) ** 2);
  if (grow > 1) [rx, ry] = [rx * grow, ry * grow];
  const spread = (rx * turned.y) ** 2 + (ry * turned.x) ** 2;
  const factor =
    (large === sweep ? -1 : 1) *
    (spread === 0 ? 0 : Math.sqrt(Math.max(0, ((rx * ry) ** 2 - spread) / spread)));
  const center = { x: (factor * rx * turned.y) / ry, y: (-factor * ry * turned.x) / rx };
  const start = Math.atan2((turned.y - center.y) / ry, (turned.x - center.x) / rx);
  let turn = Math.atan2((-turned.y - center.y) / ry, (-turned.x - center.x) / rx) - start;
  if (sweep && turn < 0) turn += 2 * Math.PI;
  if (!sweep && turn > 0) turn -= 2 * Math.PI;
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  return Array.from({ length: STEPS }, (_, index) => {
    const angle = start + (turn * (index + 1)) / STEPS;
    const flat = { x: center.x + rx * Math.cos(angle), y: center.y + ry * Math.sin(angle) };
    return { x: cos * flat.x - sin * flat.y + middle.x, y: sin * flat.x + cos * flat.y + middle.y };
  });
}

interface Pen {
  at: Point;
  start: Point;
  /** The last control point, which `S` and `T` mirror after a curve of the same kind. */
  handle?: Point;
  previous: string;
}

function endOf(kind: string, point: (index: number) => Point, { at, start }: Pen, count: number): Point {
  if (kind === 'Z') return start;
  if (kind === 'H') return { x: point(0).x, y: at.y };
  if (kind === 'V') return { x: at.x, y: point(-1).y };
  return point(count - 2);
}

function controlsOf(kind: string, point: (index: number) => Point, pen: Pen): Point[] {
  const { at, handle, previous } = pen;
  const mirror = (kinds: string): Point =>
    handle && kinds.includes(previous) ? { x: 2 * at.x - handle.x, y: 2 * at.y - handle.y } : at;
  switch (kind) {
    case 'C':
      return [point(0), point(2)];
    case 'S':
      return [mirror('CS'), point(0)];
    case 'Q':
      return [point(0)];
    case 'T':
      return [mirror('QT')];
    default:
      return [];
  }
}

function* pointsOf(d: string): Generator<Point> {
  let pen: Pen = { at: { x: 0, y: 0 }, start: { x: 0, y: 0 }, previous: 'M' };
  for (const { letter, values } of commandsOf(d)) {
    const kind = letter.toUpperCase();
    const origin = letter === kind ? { x: 0, y: 0 } : pen.at;
    const point = (index: number): Point => ({
      x: origin.x + (values[index] ?? 0),
      y: origin.y + (values[index + 1] ?? 0),
    });
    const end = endOf(kind, point, pen, values.length);
    const controls = controlsOf(kind, point, pen);
    if (kind === 'A') yield* arc(pen.at, end, values);
    for (let step = 1; step < STEPS && controls.length > 0; step++) {
      yield bezier([pen.at, ...controls, end], step / STEPS);
    }
    yield end;
    const handle = controls.at(-1);
    pen = { at: end, start: kind === 'M' ? end : pen.start, previous: kind, ...(handle && { handle }) };
  }
}

export function pathBox(d: string): Box | undefined {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of pointsOf(d)) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
  }
  return left <= right ? { x: left, y: top, width: right - left, height: bottom - top } : undefined;
}
