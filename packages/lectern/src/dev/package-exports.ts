import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { moduleExports } from '../session/bundle/common-js.js';

/**
 * For a CommonJS module, Node finds only some named exports, and uses `module.exports` as the default export. Builds
 * find all named exports. If the module sets `__esModule`, builds use its `default` property as the default export.
 */
export function exportsAsInBuilds({
  exports,
  file,
}: {
  exports: Record<string, unknown>;
  file: string;
}): Record<string, unknown> {
  const all = exports.default;
  const isCompiled = isCompiledModule(all);
  if (!isObject(all) || !(isCompiled || isCommonJs({ file, exports: all }))) return exports;
  // Copy property descriptors instead of values, so that a getter runs only when its export is used.
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
