import { colorsIn } from './author-colors.js';
import { bake } from './bake.js';
import { Cascade } from './cascade.js';
import type { DomElement } from './dom-types.js';
import type { Engine } from './engine.js';
import { loadEngine } from './engine.js';
import { syntaxError } from './errors.js';
import type { OutElement } from './out.js';
import { renameIds } from './out.js';
import { serialize } from './serialize.js';
import type { MermaidInput, MermaidResult } from './types.js';

let engine: Promise<Engine> | undefined;
let queue: Promise<unknown> = Promise.resolve();

const KINDS: Record<string, string> = {
  'flowchart-v2': 'flowchart',
  classDiagram: 'class',
  stateDiagram: 'state',
  quadrantChart: 'quadrant',
};

/** These types are drawn correctly. Diagrams of other types would lose text or meaningful colors. */
export const drawnKinds: ReadonlySet<string> = new Set([
  ...['flowchart', 'sequence', 'class', 'state', 'er', 'gitGraph', 'requirement'],
  ...['pie', 'timeline', 'quadrant', 'xychart', 'gantt', 'journey', 'kanban'],
]);

/**
 * Draws in this thread, and modifies the thread's globals. Diagrams are drawn one at a time, because Mermaid has global
 * state.
 */
export function drawMermaid(input: MermaidInput): Promise<MermaidResult> {
  const drawing = queue.then(() => drawNow(input));
  queue = drawing.catch(() => undefined);
  return drawing;
}

async function drawNow({ code, idPrefix }: MermaidInput): Promise<MermaidResult> {
  engine ??= loadEngine();
  const { parse, draw, readAbout } = await engine;
  let kind: string;
  try {
    const type = await parse(code);
    kind = KINDS[type] ?? type.replace(/(Diagram)?(-v2)?$/, '');
  } catch (error) {
    return syntaxError(error, code);
  }
  if (!drawnKinds.has(kind)) return unsupported(kind);
  try {
    const about = await readAbout(code);
    const drawn = await withFixedRandomness(() => draw({ code, id: 'm' }));
    const tree = bake({ svg: drawn.svg, cascade: new Cascade(drawn.css), authorColors: colorsIn(code) });
    renameIds(tree, idPrefix);
    const { width, height } = frame({ tree, svg: drawn.svg, kind });
    return { ok: true, svg: serialize(tree), width, height, kind, ...about };
  } catch (error) {
    return unsupported(kind, error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error));
  }
}

function unsupported(kind: string, why?: string): MermaidResult {
  const reason = why === undefined || why === '' ? '' : `: ${why.replace(/\.$/, '')}`;
  const message = `A Mermaid diagram of the type "${kind}" can't be drawn without a browser${reason}.`;
  return { ok: false, reason: 'unsupported', kind, message };
}

/** A fixed size in whole pixels avoids layout shift. */
function frame({ tree, svg, kind }: { tree: OutElement; svg: DomElement; kind: string }): {
  width: number;
  height: number;
} {
  const own = (svg.getAttribute('viewBox') ?? '').split(/[\s,]+/).map(Number);
  const box = svg.getBBox();
  const [x = 0, y = 0, w = 0, h = 0] =
    own.length === 4 && own.every(Number.isFinite)
      ? own
      : [box.x - 8, box.y - 8, box.width + 16, box.height + 16];
  const left = Math.floor(Math.min(x, box.x));
  const top = Math.floor(Math.min(y, box.y));
  const width = Math.ceil(Math.max(x + w, box.x + box.width) - left);
  const height = Math.ceil(Math.max(y + h, box.y + box.height) - top);
  const painted = tree.classes;
  tree.classes = [`mermaid-${kind}`, ...painted];
  const rest = [...tree.attributes].filter(
    ([name]) => !/^(width|height|viewBox|x|y|preserveAspectRatio|transform)$/.test(name),
  );
  tree.attributes = new Map([
    ['viewBox', `${left} ${top} ${width} ${height}`],
    ['width', String(width)],
    ['height', String(height)],
    ...rest,
  ]);
  return { width, height };
}

/** Some layouts are random, but a diagram must always produce the same bytes. */
async function withFixedRandomness<Result>(work: () => Promise<Result>): Promise<Result> {
  const random = Math.random;
  let seed = 1;
  Math.random = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  try {
    return await work();
  } finally {
    Math.random = random;
  }
}
