/**
 * What can verify an item: automated tests (`program`), people who perform a procedure, or automated tests with real
 * speech.
 */
export const verifiers = ['program', 'people', 'speech'] as const;
export type Verifier = (typeof verifiers)[number];

export type TraceKind = 'requirement' | 'use-case' | 'design' | 'procedure' | 'test-case' | 'unit-test';

export const implementations = ['implemented', 'workaround', 'open', 'not-implemented'] as const;
export type Implementation = (typeof implementations)[number];

/** Designs have no state. */
export const traceStates = ['verified', 'partly-verified', 'failing', 'not-run', 'not-implemented'] as const;
export type TraceState = (typeof traceStates)[number];

export interface TraceItem {
  id: string;
  kind: TraceKind;
  title: string;
  group: string;
  route: string;
  anchor: string;
  file: string;
  line: number;
  column: number;
  /** The key of the `::trace` directive below the heading; absent if there is none. */
  directive?: string | undefined;
  relationsAt?: { line: number; column: number } | undefined;
  /** Used only for requirements. */
  implementation: Implementation;
  /** Who must verify the requirement, because a scripted test is not enough. Used only for requirements. */
  needs?: Exclude<Verifier, 'program'> | undefined;
  /** This list and the lists below come from the attributes of the directive. */
  parents: string[];
  useCases: string[];
  designs: string[];
  verifies: string[];
  symbols: TraceSymbol[];
}

export interface TraceSymbol {
  name: string;
  route: string;
  anchor?: string | undefined;
}

export type TestState = 'passed' | 'failed' | 'not-run';

export interface TracedTest {
  /** The path, relative to the root of the evidence. */
  file: string;
  line: number;
  /** The titles of the groups, outermost first, and of the test, as they are written in the source. */
  titles: string[];
  ids: string[];
  state: TestState;
  isManual?: true;
}

/** An automated test counts as a test with real speech if its titles contain "real speech". */
export function verifiersOf(tests: readonly Pick<TracedTest, 'state' | 'isManual' | 'titles'>[]): Verifier[] {
  const passed = tests.filter(({ state }) => state === 'passed');
  const found: Record<Verifier, boolean> = {
    program: passed.some(({ isManual }) => isManual !== true),
    people: passed.some(({ isManual }) => isManual === true),
    speech: passed.some(
      ({ isManual, titles }) => isManual !== true && /\breal speech\b/i.test(titles.join(' ')),
    ),
  };
  return verifiers.filter((verifier) => found[verifier]);
}

export interface TraceLink {
  id: string;
  title: string;
  href: string;
  state?: TraceState | undefined;
}

export interface TraceRow {
  id: string;
  kind: TraceKind;
  title: string;
  group: string;
  href: string;
  /** The state of its tests; undefined for a design, because tests refer only to other kinds of IDs. */
  state?: TraceState | undefined;
  implementation?: Implementation | undefined;
  verifiedBy: Verifier[];
  parents: TraceLink[];
  requirements: TraceLink[];
  useCases: TraceLink[];
  designs: TraceLink[];
  procedures: TraceLink[];
  symbols: { name: string; href: string }[];
  tests: { file: string; title: string; state: TestState }[];
}

export interface TraceListData {
  kind: TraceKind;
  rows: TraceRow[];
}

export interface TestCaseRow {
  id: string;
  title: string;
  /** The IDs in the title other than the test's own. */
  proves: TraceLink[];
  state: TestState;
}

export interface TestCasesData {
  label: string;
  rows: TestCaseRow[];
}

export interface TraceMatrixData {
  rows: TraceRow[];
}
