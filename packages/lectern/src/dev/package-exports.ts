import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { moduleExports } from '../session/bundle/common-js.js';

/**
 * Returns a package's exports as builds see them. For a CommonJS module, Node finds only some of the named exports, and
 * the default export is `module.exports`. Builds find all named exports. For a compiled ES module, which sets
 * `__esModule`, builds use the `default` property as the default export.
 */
export function exportsAsInBuilds({
  exports,
  file,
}: {
  exports: Record<string, unknown>;
  /** The URL of the module. */
  file: string;
}): Record<string, unknown> {
  const all = exports.default;
  const isCompiled = isCompiledModule(all);
  if (!isObject(all) || !(isCompiled || isCommonJs({ file, exports: all }))) return exports;
  // Copy the property descriptors, so that a getter runs only when its export is used.
  return Object.defineProperties(Object.create(null) as Record<string, unknown>, {
    ...Object.getOwnPropertyDescriptors(exports),
    ...Object.getOwnPropertyDescriptors(all),
    default: { value: isCompiled && 'default' in all ? all.default : all, enumerable: true },
    [moduleExports]: { value: all },
  });
}

function isCommonJs({ file, exports }: { file: string; exports: object }): boolean {
  if (!file.startsWith('file:')) return false;
  return createRequire(import.meta.url).cache[fileURLToPath(file)]?.exports === exports;
}

function isCompiledModule(value: unknown): value is Record<string, unknown> {
  return isObject(value) && '__esModule' in value && value.__esModule === true;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return value !== null && (typeof value === 'object' || typeof value === 'function');
}
