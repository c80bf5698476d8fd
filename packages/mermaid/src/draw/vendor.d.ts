// The two libraries below ship no types. Only what this module uses is declared.

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
    familyName: string;
    /** Code points. */
    characterSet: number[];
  }
  export function openSync(path: string): Font;
  /** A file with several fonts has a list of them. */
  export function create(data: Uint8Array): Font | { fonts: Font[] };
}
