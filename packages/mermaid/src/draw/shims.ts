import { createHTMLWindow, Element, Node } from 'svgdom';
import { parseColor } from './color.js';
import type { DomElement, DomNode, DomWindow } from './dom-types.js';
import { isElement } from './dom-types.js';

// The page width in CSS pixels. Layouts that fill their container become this wide.
const PAGE_WIDTH = 800;
const PRECEDING = 2;
const FOLLOWING = 4;

export function define(target: object, properties: PropertyDescriptorMap): void {
  for (const [name, descriptor] of Object.entries(properties)) {
    Object.defineProperty(target, name, { ...descriptor, configurable: true });
  }
}

class StyleSheet {
  cssRules: { cssText: string }[] = [];
  insertRule(cssText: string, index = 0): void {
    this.cssRules.splice(index, 0, { cssText });
  }
}

/** svgdom's implementation of `element.style` can't remove properties, and rewrites colors. */
function inlineStyle(element: DomElement): object {
  const read = (): Map<string, string> => {
    const entries = (element.getAttribute('style') ?? '')
      .split(/;(?![^(]*\))/)
      .flatMap((part): [string, string][] => {
        const colon = part.indexOf(':');
        return colon < 0 ? [] : [[part.slice(0, colon).trim(), part.slice(colon + 1).trim()]];
      });
    return new Map(entries);
  };
  const change = (edit: (styles: Map<string, string>) => void): void => {
    const styles = read();
    edit(styles);
    element.setAttribute('style', [...styles].map(([name, value]) => `${name}: ${value}`).join('; '));
  };
  const methods: Record<string, unknown> = {
    getPropertyValue: (name: string) => read().get(name) ?? '',
    removeProperty: (name: string) => change((styles) => styles.delete(name)),
    setProperty: (name: string, value: unknown, priority?: string) =>
      change((styles) => styles.set(name, `${value}${priority ? ` !${priority}` : ''}`)),
  };
  const cssName = (key: string): string => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return new Proxy(methods, {
    get: (_, key) => methods[String(key)] ?? read().get(cssName(String(key))) ?? '',
    set: (_, key, value) => {
      if (key === 'cssText') element.setAttribute('style', String(value));
      else change((styles) => styles.set(cssName(String(key)), String(value)));
      return true;
    },
  });
}

function pathTo(node: DomNode): DomNode[] {
  const path = [node];
  for (let up = node.parentNode; up; up = up.parentNode) path.unshift(up);
  return path;
}

function compareDocumentPosition(this: DomNode, other: DomNode): number {
  const [mine, theirs] = [pathTo(this), pathTo(other)];
  const split = mine.findIndex((node, index) => node !== theirs[index]);
  if (split < 0) return mine.length === theirs.length ? 0 : FOLLOWING;
  const [one, two] = [mine[split], theirs[split]];
  const siblings = one?.parentNode?.childNodes ?? [];
  return one && two && siblings.indexOf(one) < siblings.indexOf(two) ? FOLLOWING : PRECEDING;
}

function completeNodes(): void {
  const prototype = Element.prototype as DomElement;
  const { setAttribute } = prototype;
  const styles = new WeakMap<DomElement, object>();
  define(prototype, {
    // svgdom would return a number that was set as a number, but callers expect a string.
    setAttribute: {
      value: function (this: DomElement, name: string, value: unknown) {
        setAttribute.call(this, name, String(value));
      },
    },
    // svgdom's constructor would overwrite a plain value, so this property is an accessor.
    style: {
      get(this: DomElement) {
        const style = styles.get(this) ?? inlineStyle(this);
        styles.set(this, style);
        return style;
      },
      set: () => undefined,
    },
    // Without a class, svgdom returns null, but browsers return an empty string.
    className: {
      get(this: DomElement) {
        return this.getAttribute('class') ?? '';
      },
      set(this: DomElement, value: string) {
        this.setAttribute('class', value);
      },
    },
    // The layout of mind maps creates a canvas but draws nothing.
    getContext: { value: () => new Proxy({}, { get: () => () => undefined, set: () => true }) },
    offsetWidth: { get: () => PAGE_WIDTH },
    clientWidth: { get: () => PAGE_WIDTH },
    clientHeight: { get: () => PAGE_WIDTH },
  });
  define(Node.prototype, {
    parentElement: {
      get(this: DomNode) {
        return isElement(this.parentNode) ? this.parentNode : null;
      },
    },
    // Some layouts call `JSON.stringify` on objects that contain a node.
    toJSON: { value: () => undefined },
    compareDocumentPosition: { value: compareDocumentPosition },
  });
}

/** Call this function before loading Mermaid. */
export function installPage(): DomWindow {
  completeNodes();
  const window = createHTMLWindow();
  const CSS = {
    supports: (_property: string, value: string) =>
      value === 'transparent' || parseColor(value) !== undefined,
  };
  define(window, { CSS: { value: CSS } });
  define(globalThis, {
    window: { value: window, writable: true },
    document: { value: window.document, writable: true },
    CSSStyleSheet: { value: StyleSheet, writable: true },
    CSS: { value: CSS, writable: true },
  });
  return window;
}
