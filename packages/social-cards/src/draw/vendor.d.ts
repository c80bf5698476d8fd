// The library includes no types. Only the parts that are used here are declared.

declare module 'fontkit' {
  export interface Font {
    familyName: string;
    characterSet: number[];
  }
  /** Opens a font, or a collection with a list of fonts. */
  export function create(data: Uint8Array): Font | { fonts: Font[] };
}
