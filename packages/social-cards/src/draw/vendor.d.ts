// The library has no types. Only the parts that this package uses are declared.

declare module 'fontkit' {
  export interface Font {
    familyName: string;
    characterSet: number[];
  }
  export function create(data: Uint8Array): Font | { fonts: Font[] };
}
