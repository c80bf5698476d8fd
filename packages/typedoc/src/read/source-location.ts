import type { SourceLocation } from '../model/types.js';
import type { ConvertContext } from './context.js';
import type { Reflection } from './typedoc-json.js';

/** Returns `undefined` if the compiler generated the declaration. */
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
