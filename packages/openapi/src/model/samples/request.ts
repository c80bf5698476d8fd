/** A request as code samples show it. */
export interface SampleRequest {
  /** In capitals. */
  method: string;
  url: string;
  headers: readonly (readonly [name: string, value: string])[];
  body?: SampleBody | undefined;
}

export type SampleBody =
  | { kind: 'text'; mediaType: string; text: string }
  /** A file as a whole, by its name. */
  | { kind: 'file'; mediaType: string; file: string }
  /** Pairs of names and values, encoded: `a=1`. */
  | { kind: 'urlencoded'; mediaType: string; pairs: readonly string[] }
  | { kind: 'multipart'; mediaType: string; parts: readonly SamplePart[] };

export type SamplePart = { name: string; type?: string | undefined } & ({ value: string } | { file: string });

export function isJsonType(mediaType: string): boolean {
  return /[/+]json(?:;|$)/i.test(mediaType);
}

/** JSON that code can show as a value; `undefined` for a text that is none. */
export function parsedJson(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
}

/** `a%20b=1` as `['a b', '1']`. */
export function decodedPair(pair: string): [name: string, value: string] {
  const at = pair.indexOf('=');
  const [name, value] = at === -1 ? [pair, ''] : [pair.slice(0, at), pair.slice(at + 1)];
  return [decodeURIComponent(name), decodeURIComponent(value)];
}
