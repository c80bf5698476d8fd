export type ParameterValue =
  | null
  | boolean
  | number
  | string
  | ParameterValue[]
  | { [key: string]: ParameterValue };

/** How OpenAPI says that a parameter is written. */
export interface ParameterStyle {
  name: string;
  style: string;
  explode: boolean;
  mediaType?: string | undefined;
}

interface Pair {
  name: string;
  value: string;
}

const separators: Readonly<Record<string, string>> = { spaceDelimited: ' ', pipeDelimited: '|' };

/** A parameter as it is sent, not yet encoded: usually one pair, several where lists or objects are taken apart. */
export function writeParameter({
  parameter,
  value,
}: {
  parameter: ParameterStyle;
  value: ParameterValue;
}): Pair[] {
  const { name, style, explode, mediaType } = parameter;
  if (mediaType !== undefined) return [{ name, value: JSON.stringify(value) }];
  const separator = separators[style] ?? ',';
  if (Array.isArray(value)) {
    const texts = value.map(plainText);
    if (style === 'form' && explode) return texts.map((text) => ({ name, value: text }));
    return [{ name, value: texts.join(separator) }];
  }
  if (typeof value !== 'object' || value === null) return [{ name, value: plainText(value) }];
  const fields = Object.entries(value).map(([key, field]): [string, string] => [key, plainText(field)]);
  if (style === 'deepObject') return fields.map(([key, text]) => ({ name: `${name}[${key}]`, value: text }));
  if (style === 'form' && explode) return fields.map(([key, text]) => ({ name: key, value: text }));
  const sign = explode ? '=' : separator;
  return [{ name, value: fields.map(([key, text]) => `${key}${sign}${text}`).join(separator) }];
}

function plainText(value: ParameterValue): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
