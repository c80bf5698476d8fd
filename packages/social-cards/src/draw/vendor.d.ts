// The library ships no types. Only what this package uses is declared.

declare module 'fontkit' {
  export interface Font {
    familyName: string;
    /** Code points. */
    characterSet: number[];
  }
  /** A file with several fonts has a list of them. */
  export function create(data: Uint8Array): Font | { fonts: Font[] };
}
