import type { LinkTarget } from 'lectern/plugin';
import type {
  TestState,
  TracedTest,
  TraceItem,
  TraceLink,
  TraceRow,
  TraceState,
  TraceSymbol,
} from './types.js';
import { verifiersOf } from './types.js';

interface Input {
  items: ReadonlyMap<string, TraceItem>;
  symbols: ReadonlyMap<string, TraceSymbol>;
  tests: readonly TracedTest[];
  href: (target: LinkTarget) => string;
}

export function traceRows({ items, symbols, tests, href }: Input): TraceRow[] {
  const all = [...items.values()];
  const states = new Map<string, TraceState>();
  const stateOf = (item: TraceItem): TraceState | undefined => {
    if (item.kind === 'design') return undefined;
    const known = states.get(item.id) ?? itemState({ item, items: all, tests });
    states.set(item.id, known);
    return known;
  };
  const link = (item: TraceItem): TraceLink => ({
    id: item.id,
    title: item.title,
    href: href(item),
    state: stateOf(item),
  });
  const links = (ids: readonly string[]): TraceLink[] =>
    ids.flatMap((id) => {
      const item = items.get(id);
      return item === undefined ? [] : [link(item)];
    });
  const naming = (id: string, key: 'useCases' | 'designs', kind: TraceItem['kind']) =>
    all.filter((item) => item.kind === kind && item[key].includes(id));
  const verifying = (id: string) => all.filter(({ verifies }) => verifies.includes(id));
  return all.map((item): TraceRow => {
    const { id, kind, title, group, useCases: ownUseCases, designs: ownDesigns } = item;
    const useCases =
      kind === 'design' ? naming(id, 'designs', 'use-case').map(({ id: name }) => name) : ownUseCases;
    const designs =
      kind === 'requirement'
        ? unique(ownUseCases.flatMap((name) => items.get(name)?.designs ?? []))
        : ownDesigns;
    const owners = kind === 'design' ? [item] : designs.flatMap((name) => items.get(name) ?? []);
    const isTest = kind === 'procedure' || kind === 'test-case';
    const verified = item.verifies.map((name) => items.get(name)?.kind);
    return {
      id,
      kind,
      title,
      group,
      href: href(item),
      state: stateOf(item),
      implementation: kind === 'requirement' ? item.implementation : undefined,
      verifiedBy: verifiersOf(testsOf({ item, items: all, tests })),
      parents: links(item.parents),
      requirements:
        kind === 'use-case'
          ? naming(id, 'useCases', 'requirement').map(link)
          : links(item.verifies.filter((_, index) => verified[index] === 'requirement')),
      useCases: links(isTest ? item.verifies.filter((_, index) => verified[index] === 'use-case') : useCases),
      designs: links(designs),
      procedures: verifying(id).map(link),
      symbols: unique(owners.flatMap((owner) => owner.symbols.map(({ name }) => name))).flatMap((name) => {
        const symbol = symbols.get(name);
        return symbol === undefined ? [] : [{ name, href: href(symbol) }];
      }),
      tests: testsOf({ item, items: all, tests }).map(({ file, titles, state }) => ({
        file,
        title: plainTitle(titles),
        state,
      })),
    };
  });
}

/** Returns the tests whose titles contain this ID, or the ID of a test case or procedure that verifies it. */
function testsOf({
  item: { id },
  items,
  tests,
}: {
  item: TraceItem;
  items: readonly TraceItem[];
  tests: readonly TracedTest[];
}): TracedTest[] {
  const procedures = items.filter(({ verifies }) => verifies.includes(id)).map((item) => item.id);
  const names = [id, ...procedures];
  return tests.filter(({ ids }) => ids.some((name) => names.includes(name)));
}

function itemState(input: {
  item: TraceItem;
  items: readonly TraceItem[];
  tests: readonly TracedTest[];
}): TraceState {
  const { item, items } = input;
  if (item.kind === 'requirement' && item.implementation === 'not-implemented') return 'not-implemented';
  const tests = testsOf(input);
  const own = testState(tests.map(({ state }) => state));
  // A procedure whose automated steps have passed isn't verified until its other steps have passed, too.
  if (item.kind === 'procedure' && own === 'verified' && !tests.some(({ isManual }) => isManual))
    return 'partly-verified';
  if (own === 'verified' && !isEnough({ item, tests })) return 'partly-verified';
  if (item.kind !== 'use-case') return own;
  const requirements = items
    .filter(({ kind, useCases }) => kind === 'requirement' && useCases.includes(item.id))
    .map((requirement) => itemState({ ...input, item: requirement }));
  return stateOfUseCase({ own, requirements });
}

/**
 * Only people can verify a requirement that needs people. One that needs speech can be verified by people, or by a test
 * with real speech.
 */
function isEnough({ item: { needs }, tests }: { item: TraceItem; tests: readonly TracedTest[] }): boolean {
  if (needs === undefined) return true;
  const found = verifiersOf(tests);
  return found.includes('people') || found.includes(needs);
}

function testState(states: readonly TestState[]): TraceState {
  if (states.includes('failed')) return 'failing';
  if (!states.includes('passed')) return 'not-run';
  return states.every((state) => state === 'passed') ? 'verified' : 'partly-verified';
}

function stateOfUseCase({
  own,
  requirements,
}: {
  own: TraceState;
  requirements: readonly TraceState[];
}): TraceState {
  if (own === 'failing' || requirements.includes('failing')) return 'failing';
  const all = (state: TraceState): boolean =>
    requirements.length > 0 && requirements.every((found) => found === state);
  if (all('not-implemented')) return 'not-implemented';
  if (all('verified') || (requirements.length === 0 && own === 'verified')) return 'verified';
  const some: readonly TraceState[] = ['verified', 'partly-verified'];
  return [own, ...requirements].some((state) => some.includes(state)) ? 'partly-verified' : 'not-run';
}

/** Removes IDs, which the row shows separately. Replaces placeholders for run-time values with `…`. */
export function plainTitle(titles: readonly string[]): string {
  return titles
    .map((title) => title.replaceAll(/\s*\[[A-Z]+(?:-[A-Z]+)*-\d[^\]]*\]/g, '').trim())
    .map((title) => title.replaceAll(/%[sdifjoO#$c]|\$\{[^}]*\}/g, '…'))
    .filter((title) => title !== '')
    .join(': ');
}

function unique<T>(values: readonly T[]): T[] {
  return [...new Set(values)];
}
