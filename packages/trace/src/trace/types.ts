/** Who has verified something: tests alone, people who performed a procedure, or tests that play recorded speech. */
export const verifiers = ['program', 'people', 'speech'] as const;
export type Verifier = (typeof verifiers)[number];

/** What IDs receive to. */
export type TraceKind = 'requirement' | 'use-case' | 'design' | 'procedure' | 'test-case';

/** How much of a requirement there is, as its text says. */
export const implementations = ['implemented', 'workaround', 'open', 'not-implemented'] as const;
export type Implementation = (typeof implementations)[number];

/** What the tests have shown of a requirement, a use case or a procedure. */
export const traceStates = ['verified', 'partly-verified', 'failing', 'not-run', 'not-implemented'] as const;
export type TraceState = (typeof traceStates)[number];

/** An ID with a relation to others, as its heading and its directive declare it. */
export interface TraceItem {
  id: string;
  kind: TraceKind;
  /** The words after the ID in its heading. */
  title: string;
  /** The words for its prefix. */
  group: string;
  route: string;
  anchor: string;
  file: string;
  line: number;
  column: number;
  /** Key of its directive; absent if there is none. */
  directive?: string | undefined;
  /** Only of a requirement. */
  implementation: Implementation;
  /** Who must have verified it, next to programs; only of a requirement. */
  needs?: Exclude<Verifier, 'program'> | undefined;
  /** Ids that its directive names, by the attribute. */
  parents: string[];
  useCases: string[];
  designs: string[];
  verifies: string[];
  /** Symbols of a package that its directive names. */
  symbols: TraceSymbol[];
}

/** An export of a package, or a member of one. */
export interface TraceSymbol {
  name: string;
  route: string;
  anchor?: string | undefined;
}

export type TestState = 'passed' | 'failed' | 'not-run';

/** A test whose title names ids. */
export interface TracedTest {
  /** Relative to the root of the evidence. */
  file: string;
  line: number;
  /** Groups from the outside, then its own title, as written. */
  titles: string[];
  ids: string[];
  state: TestState;
  /** Somebody has performed it: the result of a procedure. */
  isManual?: true;
}

/** Who has verified something with a test that passed. People speak; a program does where the title says so. */
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
  /** Of what has one. */
  state?: TraceState | undefined;
}

/** What is shown of one id: plain data with absolute URLs. */
export interface TraceRow {
  id: string;
  kind: TraceKind;
  title: string;
  group: string;
  href: string;
  /** Absent for a design, of which no test speaks by itself. */
  state?: TraceState | undefined;
  /** Only of a requirement. */
  implementation?: Implementation | undefined;
  /** Who has verified it, as far as it is. */
  verifiedBy: Verifier[];
  parents: TraceLink[];
  requirements: TraceLink[];
  useCases: TraceLink[];
  designs: TraceLink[];
  procedures: TraceLink[];
  symbols: { name: string; href: string }[];
  tests: { file: string; title: string; state: TestState }[];
}

/** What the page with the matrix is given. */
export interface TraceMatrixData {
  rows: TraceRow[];
}
