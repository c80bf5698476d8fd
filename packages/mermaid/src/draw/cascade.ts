import type { DomElement } from './dom-types.js';
import type { Selector } from './selector.js';
import { matches, parseSelector } from './selector.js';

/**
 * svgdom ignores style sheets, in which Mermaid sets the colors, size, weight, and anchor of text. This module resolves
 * an element's styles from style sheets, inline styles, and presentation attributes.
 */

interface Declaration {
  value: string;
  important: boolean;
}

interface Rule {
  selector: Selector;
  order: number;
  declarations: Map<string, Declaration>;
}

function parseDeclarations(text: string): Map<string, Declaration> {
  const declarations = new Map<string, Declaration>();
  for (const part of text.split(/;(?![^(]*\))/)) {
    const colon = part.indexOf(':');
    if (colon < 0) continue;
    const raw = part.slice(colon + 1).trim();
    const value = raw.replace(/\s*!important$/i, '').trim();
    const property = part.slice(0, colon).trim().toLowerCase();
    if (value) declarations.set(property, { value, important: value !== raw });
  }
  return declarations;
}

/** Leaves out at-rules such as animations and media queries. */
function* blocksOf(css: string): Generator<{ prelude: string; body: string }> {
  let depth = 0;
  let start = 0;
  let open = 0;
  for (let index = 0; index < css.length; index++) {
    const character = css[index];
    if (character === '{' && depth++ === 0) open = index;
    if (character !== '}' || --depth > 0) continue;
    const prelude = css.slice(start, open).trim();
    if (!prelude.startsWith('@')) yield { prelude, body: css.slice(open + 1, index) };
    start = index + 1;
  }
}

export class Cascade {
  readonly #rules: Rule[] = [];

  /** `only` saves time: it limits the rules to those that set one of the given properties. */
  constructor(css: string, only?: readonly string[]) {
    let order = 0;
    for (const { prelude, body } of blocksOf(css)) {
      const declarations = parseDeclarations(body);
      if (only && !only.some((property) => declarations.has(property))) continue;
      for (const text of prelude.split(/,(?![^[(]*[\])])/)) {
        const selector = parseSelector(text);
        if (selector) this.#rules.push({ selector, order: order++, declarations });
      }
    }
    this.#rules.sort(
      (one, other) => one.selector.specificity - other.selector.specificity || one.order - other.order,
    );
  }

  /** Returns an element's cascaded values by property, without inheritance. */
  declared(element: DomElement): Map<string, string> {
    const normal = new Map<string, string>();
    const important = new Map<string, string>();
    for (const { name, value } of element.attributes) {
      // Mermaid sets `font-weight="normal"` on every word, which would override the bold weight that an ancestor's
      // class sets.
      const isFontDefault = value === 'normal' && name.startsWith('font-');
      if (value !== '' && !isFontDefault) normal.set(name, value);
    }
    const add = (declarations: Map<string, Declaration>): void => {
      for (const [property, declaration] of declarations) {
        (declaration.important ? important : normal).set(property, declaration.value);
      }
    };
    for (const rule of this.#rules) if (matches(element, rule.selector)) add(rule.declarations);
    const inline = element.getAttribute('style');
    if (inline) add(parseDeclarations(inline));
    for (const [property, value] of important) normal.set(property, value);
    return normal;
  }
}
