/**
 * Returns the exports of a package as builds see them. Node finds only some of the named exports of a CommonJS module, and its
 * default export is `module.exports`. In builds, a compiled ES module, which sets `__esModule`, has all of its
 * names, and its own default export.
 */
export function withDefaultExport(exports: Record<string, unknown>): Record<string, unknown> {
  const compiled = exports.default;
  if (!isCompiledModule(compiled)) return exports;
  // Copy the property descriptors, so that a getter runs only when its export is used.
  return Object.defineProperties(Object.create(null) as Record<string, unknown>, {
    ...Object.getOwnPropertyDescriptors(compiled),
    default: { value: 'default' in compiled ? compiled.default : compiled, enumerable: true },
  });
}

function isCompiledModule(value: unknown): value is Record<string, unknown> {
  if (value === null || (typeof value !== 'object' && typeof value !== 'function')) return false;
  return '__esModule' in value && value.__esModule === true;
}
