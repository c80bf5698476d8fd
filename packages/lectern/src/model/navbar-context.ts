import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { problem } from '../diagnostics/diagnostic.js';
import type { SiteModel } from './site.types.js';

export type Locate = (path: readonly PropertyKey[]) => { line: number; column: number } | undefined;

export interface NavbarContext {
  site: SiteModel;
  path: readonly (string | number)[];
  configFile: string;
  locate: Locate;
  diagnostics: Diagnostic[];
}

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
