/**
 * The part of the DOM that this package uses. It is declared here, because the TypeScript configuration excludes the
 * DOM.
 */
export interface DomNode {
  nodeType: number;
  nodeName: string;
  parentNode: DomNode | null;
  childNodes: DomNode[];
  data?: string;
  textContent: string;
}

export interface Matrix {
  a: number;
  b: number;
  c: number;
  d: number;
  e: number;
  f: number;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface DomElement extends DomNode {
  attributes: { name: string; value: string }[];
  getAttribute(name: string): string | null;
  setAttribute(name: string, value: string): void;
  appendChild(node: DomNode): DomNode;
  removeChild(node: DomNode): DomNode;
  getBBox(): Box;
  matrixify(): Matrix;
}

export interface DomDocument {
  body: DomElement;
  createElement(name: string): DomElement;
}

export interface DomWindow {
  document: DomDocument;
}

const ELEMENT = 1;
const TEXT = 3;

export function isElement(node: DomNode | null | undefined): node is DomElement {
  return node?.nodeType === ELEMENT;
}

export function isText(node: DomNode): node is DomNode & { data: string } {
  return node.nodeType === TEXT;
}

export function classesOf(element: DomElement): string[] {
  return (element.getAttribute('class') ?? '').split(/\s+/).filter(Boolean);
}
