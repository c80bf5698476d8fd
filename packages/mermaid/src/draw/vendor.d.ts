// These two libraries have no types. Only the parts that this package uses are declared.

declare module 'svgdom' {
  import type { DomElement, DomWindow } from './dom-types.js';

  export function createHTMLWindow(title?: string): DomWindow;
  export const Node: { prototype: object };
  export const Element: { prototype: object };
  export const SVGGraphicsElement: { prototype: DomElement };
}

declare module 'fontkit' {
  export interface Glyph {
    advanceWidth: number;
  }
  export interface Font {
    unitsPerEm: number;
    hasGlyphForCodePoint(codePoint: number): boolean;
    glyphForCodePoint(codePoint: number): Glyph;
  }
  export function openSync(path: string): Font;
}
