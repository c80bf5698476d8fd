export interface SampleRequest {
  method: string;
  url: string;
  headers: readonly (readonly [name: string, value: string])[];
  body?: SampleBody | undefined;
}

export type SampleBody =
  | { kind: 'text'; mediaType: string; text: string }
  | { kind: 'file'; mediaType: string; file: string }
  /** Encoded name-value pairs, such as `a=1`. */
  | { kind: 'urlencoded'; mediaType: string; pairs: readonly string[] }
  | { kind: 'multipart'; mediaType: string; parts: readonly SamplePart[] };

export type SamplePart = { name: string; type?: string | undefined } & ({ value: string } | { file: string });

export function isJsonType(mediaType: string): boolean {
  return /[/+]json(?:;|$)/i.test(mediaType);
}

export function parsedJson(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
}
