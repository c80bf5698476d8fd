// The library ships no types. Only the parts in use are declared.

declare module 'fontkit' {
  export interface Font {
    familyName: string;
    /** Code points. */
    characterSet: number[];
  }
  /** A font collection has a list of fonts. */
  export function create(data: Uint8Array): Font | { fonts: Font[] };
}
