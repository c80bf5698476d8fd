import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { problem } from '../diagnostics/diagnostic.js';
import type { SiteModel } from './site.types.js';

/** Where a key of the configuration is in its file. */
export type Locate = (path: readonly PropertyKey[]) => { line: number; column: number } | undefined;

/** What resolving one item of the navbar needs. */
export interface NavbarContext {
  site: SiteModel;
  /** The keys that lead to the item. */
  path: readonly (string | number)[];
  configFile: string;
  locate: Locate;
  diagnostics: Diagnostic[];
}

/** Notes that an item leads nowhere. */
export function fail({
  context,
  code,
  message,
  hint,
  key = [],
}: {
  context: NavbarContext;
  code: string;
  message: string;
  hint: string;
  /** The key of the item that is wrong; default: the item. */
  key?: readonly (string | number)[];
}): undefined {
  const { configFile, locate, diagnostics } = context;
  const path = [...context.path, ...key];
  const where = path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${part}`)).join('');
  diagnostics.push(
    problem({ code, message: `${where.slice(1)}: ${message}`, hint, file: configFile, ...locate(path) }),
  );
  return undefined;
}
