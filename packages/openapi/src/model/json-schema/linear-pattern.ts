/* Documents are untrusted: for the pattern `^(a+)+$`, a backtracking engine takes exponential time to reject forty
   letters. Patterns that may backtrack run as an automaton instead, in time linear in the length of the value. */

type Node =
  | { kind: 'char'; matches: (char: string) => boolean }
  | { kind: 'anchor'; at: 'start' | 'end' }
  | { kind: 'sequence'; parts: Node[] }
  | { kind: 'either'; parts: Node[] }
  | { kind: 'repeat'; part: Node; min: number; max: number };

/** The maximum number of states. A counted repetition such as `a{1000}` is expanded to a thousand states. */
const mostStates = 2_000;
/** The maximum number of steps: characters times states. Matching then takes a few tenths of a second at most. */
const mostSteps = 5_000_000;

/**
 * Several quantifiers, a quantified group, or a backreference may cause backtracking. A `?` doesn't count as a
 * quantifier.
 */
export function mayBacktrack(pattern: string): boolean {
  const plain = pattern.replace(/\\./gs, 'x').replace(/\[[^\]]*\]/g, 'x');
  const quantifiers = plain.match(/[*+]|\{\d+,?\d*\}/g)?.length ?? 0;
  return quantifiers > 1 || (quantifiers > 0 && /\)[*+{]/.test(plain)) || /\\\d/.test(pattern);
}

/** Returns undefined if the expression has unsupported syntax or is too large. */
export function matchesLinearly({ value, pattern }: { value: string; pattern: string }): boolean | undefined {
  try {
    const states = compile(parse(pattern));
    const chars = [...value];
    return chars.length * states.length > mostSteps ? undefined : run({ states, chars });
  } catch {
    return undefined;
  }
}

function parse(pattern: string): Node {
  const chars = [...pattern];
  let at = 0;
  const unknown = (): never => {
    throw new Error(`Unknown syntax at ${at} of ${pattern}`);
  };
  const either = (depth: number): Node => {
    if (depth > 100) return unknown();
    const options = [sequence(depth)];
    while (chars[at] === '|') {
      at += 1;
      options.push(sequence(depth));
    }
    return options.length === 1 && options[0] !== undefined ? options[0] : { kind: 'either', parts: options };
  };
  const sequence = (depth: number): Node => {
    const parts: Node[] = [];
    while (at < chars.length && chars[at] !== '|' && chars[at] !== ')') parts.push(quantified(depth));
    return { kind: 'sequence', parts };
  };
  const quantified = (depth: number): Node => {
    let part = atom(depth);
    for (let range = quantifier(); range !== undefined; range = quantifier()) {
      part = { kind: 'repeat', part, ...range };
      // Ignores the `?` of a lazy quantifier, which matches the same values as a greedy one.
      if (chars[at] === '?') at += 1;
    }
    return part;
  };
  const quantifier = (): { min: number; max: number } | undefined => {
    const char = chars[at] ?? '';
    const simple = { '*': [0, Infinity], '+': [1, Infinity], '?': [0, 1] }[char];
    if (simple !== undefined) {
      at += 1;
      return { min: simple[0] ?? 0, max: simple[1] ?? 1 };
    }
    if (char !== '{') return undefined;
    const [all, min = '', comma, max = ''] =
      /^\{(\d+)(,?)(\d*)\}/.exec(chars.slice(at, at + 30).join('')) ?? unknown();
    at += all.length;
    const least = Number(min);
    if (comma === '') return { min: least, max: least };
    return { min: least, max: max === '' ? Infinity : Number(max) };
  };
  const atom = (depth: number): Node => {
    const char = chars[at] ?? '';
    at += 1;
    if (char === '^') return { kind: 'anchor', at: 'start' };
    if (char === '$') return { kind: 'anchor', at: 'end' };
    if (char === '.') return { kind: 'char', matches: (found) => !/[\n\r\u2028\u2029]/.test(found) };
    if (char === '(') return group(depth);
    if (char === '[') return { kind: 'char', matches: set(classSource()) };
    if (char === '\\') return { kind: 'char', matches: set(escapeSource()) };
    return '*+?{'.includes(char) ? unknown() : { kind: 'char', matches: (found) => found === char };
  };
  const group = (depth: number): Node => {
    const rest = chars.slice(at, at + 40).join('');
    const head = /^\?(?::|<[A-Za-z_]\w*>)/.exec(rest)?.[0] ?? '';
    if (rest.startsWith('?') && head === '') unknown();
    at += head.length;
    const inner = either(depth + 1);
    if (chars[at] !== ')') unknown();
    at += 1;
    return inner;
  };
  const classSource = (): string => {
    const start = at - 1;
    while (at < chars.length && chars[at] !== ']') at += chars[at] === '\\' ? 2 : 1;
    at += 1;
    return chars.slice(start, at).join('');
  };
  const escapeSource = (): string => {
    const rest = chars.slice(at - 1, at + 40).join('');
    const [source] =
      /^\\(?:u\{[\da-f]+\}|u[\da-f]{4}|x[\da-f]{2}|c[a-z]|[pP]\{[\w=]+\}|[dDsSwWtnrvf0]|[^\p{L}\p{N}])/iu.exec(
        rest,
      ) ?? unknown();
    at += [...source].length - 1;
    return source;
  };
  const node = either(0);
  return at < chars.length ? unknown() : node;
}

/** JavaScript's regular expressions are safe here, because a single character leaves no room for backtracking. */
function set(source: string): (char: string) => boolean {
  const expression = new RegExp(`^${source}$`, 'u');
  return (char) => expression.test(char);
}

interface State {
  matches?: ((char: string) => boolean) | undefined;
  anchor?: 'start' | 'end' | undefined;
  next: number[];
}

/** Uses Thompson's construction. State 0 is the end, and the last state is the start. */
function compile(root: Node): [...State[]] {
  const states: State[] = [{ next: [] }];
  const add = (state: State): number => {
    if (states.length > mostStates) throw new Error('The expression is too large.');
    return states.push(state) - 1;
  };
  const make = (node: Node, next: number): number => {
    if (node.kind === 'char') return add({ matches: node.matches, next: [next] });
    if (node.kind === 'anchor') return add({ anchor: node.at, next: [next] });
    if (node.kind === 'sequence') return node.parts.reduceRight((after, part) => make(part, after), next);
    if (node.kind === 'either') return add({ next: node.parts.map((part) => make(part, next)) });
    const { part, min, max } = node;
    let first = next;
    if (max === Infinity) {
      const loop = add({ next: [next] });
      states[loop]?.next.push(make(part, loop));
      first = loop;
    } else for (let count = min; count < max; count += 1) first = add({ next: [next, make(part, first)] });
    for (let count = 0; count < min; count += 1) first = make(part, first);
    return first;
  };
  states.push({ next: [make(root, 0)] });
  return states;
}

function run({ states, chars }: { states: readonly State[]; chars: readonly string[] }): boolean {
  let current: readonly number[] = [];
  for (let index = 0; ; index += 1) {
    // Each character can be the start of a match, so the start state is added every time.
    const reached = reach({ states, from: [...current, states.length - 1], index, length: chars.length });
    if (reached.has(0)) return true;
    const char = chars[index];
    if (char === undefined) return false;
    current = [...reached].flatMap((number) => {
      const state = states[number];
      return state?.matches?.(char) === true ? state.next : [];
    });
  }
}

function reach({
  states,
  from,
  index,
  length,
}: {
  states: readonly State[];
  from: readonly number[];
  index: number;
  length: number;
}): Set<number> {
  const reached = new Set(from);
  const isPassed = ({ matches, anchor }: State): boolean =>
    matches === undefined && (anchor === undefined || index === (anchor === 'start' ? 0 : length));
  for (const number of reached) {
    const state = states[number];
    if (state !== undefined && isPassed(state)) for (const next of state.next) reached.add(next);
  }
  return reached;
}
