import type { DomElement } from './dom-types.js';
import { classesOf, isElement } from './dom-types.js';

/**
 * Supports only the selectors in Mermaid's style sheets. Other selectors, such as `:hover` and `::before`, match
 * nothing, as in a static image.
 */
export interface Selector {
  steps: Step[];
  specificity: number;
}

interface Step {
  combinator: ' ' | '>' | '+' | '~';
  tests: ((element: DomElement) => boolean)[];
}

const TOKEN =
  /(?<space>\s*(?<combinator>[>+~])\s*|\s+)|\*|(?<tag>[a-zA-Z][\w-]*)|\.(?<class>(?:\\.|[\w-])+)|#(?<id>[\w-]+)|\[(?<attribute>[\w-]+)(?:(?<operator>[~|^$*]?=)["']?(?<value>[^"'\]]*)["']?)?\]|:not\((?<not>[^()]*)\)|(?<pseudo>::?[\w-]+(?:\([^)]*\))?)/gy;

const OPERATORS: Record<string, (actual: string, wanted: string) => boolean> = {
  '=': (actual, wanted) => actual === wanted,
  '^=': (actual, wanted) => actual.startsWith(wanted),
  '$=': (actual, wanted) => actual.endsWith(wanted),
  '*=': (actual, wanted) => actual.includes(wanted),
  '~=': (actual, wanted) => actual.split(/\s+/).includes(wanted),
  '|=': (actual, wanted) => actual === wanted || actual.startsWith(`${wanted}-`),
};

function siblingsBefore(element: DomElement): DomElement[] {
  const all = (element.parentNode?.childNodes ?? []).filter(isElement);
  return all.slice(0, all.indexOf(element)).reverse();
}

function pseudoTest(pseudo: string): (element: DomElement) => boolean {
  if (pseudo === ':first-child') return (element) => siblingsBefore(element).length === 0;
  return () => false;
}

type Groups = Readonly<Record<string, string | undefined>>;
type Test = Step['tests'][number];

function attributeTest({ attribute = '', operator = '', value = '' }: Groups): Test {
  return (element) => {
    const actual = element.getAttribute(attribute);
    return actual !== null && (OPERATORS[operator]?.(actual, value) ?? true);
  };
}

function readTest(groups: Groups): { test: Test; weight: number } | undefined {
  const { tag, class: className, id, not, pseudo } = groups;
  if (tag) return { weight: 1, test: (element) => element.nodeName.toLowerCase() === tag.toLowerCase() };
  if (id) return { weight: 10_000, test: (element) => element.getAttribute('id') === id };
  if (groups.attribute) return { weight: 100, test: attributeTest(groups) };
  if (pseudo) return { weight: 100, test: pseudoTest(pseudo) };
  if (className) {
    const plain = className.replace(/\\/g, '');
    return { weight: 100, test: (element) => classesOf(element).includes(plain) };
  }
  if (not === undefined) return { weight: 0, test: () => true };
  const inner = parseSelector(not);
  return inner && { weight: inner.specificity, test: (element) => !matches(element, inner) };
}

/** The selector must not contain commas. Returns undefined if the selector is unsupported. */
export function parseSelector(text: string): Selector | undefined {
  const source = text.trim();
  const steps: Step[] = [];
  let step: Step = { combinator: ' ', tests: [] };
  let specificity = 0;
  let at = 0;
  while (at < source.length) {
    TOKEN.lastIndex = at;
    const groups = TOKEN.exec(source)?.groups;
    if (!groups) return undefined;
    at = TOKEN.lastIndex;
    if (groups.space !== undefined) {
      steps.push(step);
      step = { combinator: (groups.combinator as Step['combinator'] | undefined) ?? ' ', tests: [] };
      continue;
    }
    const found = readTest(groups);
    if (!found) return undefined;
    step.tests.push(found.test);
    specificity += found.weight;
  }
  return { steps: [...steps, step], specificity };
}

export function matches(element: DomElement, selector: Selector): boolean {
  return matchesFrom(element, selector.steps, selector.steps.length - 1);
}

function matchesFrom(element: DomElement, steps: Step[], index: number): boolean {
  const step = steps[index];
  if (!step?.tests.every((test) => test(element))) return false;
  if (index === 0) return true;
  const parent = isElement(element.parentNode) ? element.parentNode : undefined;
  switch (step.combinator) {
    case '>':
      return parent !== undefined && matchesFrom(parent, steps, index - 1);
    case '+':
      return siblingsBefore(element)
        .slice(0, 1)
        .some((sibling) => matchesFrom(sibling, steps, index - 1));
    case '~':
      return siblingsBefore(element).some((sibling) => matchesFrom(sibling, steps, index - 1));
    default:
      for (let up = parent; up; up = isElement(up.parentNode) ? up.parentNode : undefined) {
        if (matchesFrom(up, steps, index - 1)) return true;
      }
      return false;
  }
}
