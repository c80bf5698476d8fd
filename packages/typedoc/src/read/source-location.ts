import type { SourceLocation } from '../model/types.js';
import type { ConvertContext } from './context.js';
import type { Reflection } from './typedoc-json.js';

/** Returns the location of a declaration, or undefined if the compiler generated it. */
export function sourceLocation({
  reflection,
  context,
}: {
  reflection: Pick<Reflection, 'sources'>;
  context: ConvertContext;
}): SourceLocation | undefined {
  const [source] = reflection.sources ?? [];
  if (source === undefined) return undefined;
  const { fileName: file, line } = source;
  return { file, line, url: context.urlOf({ file, line }) };
}
