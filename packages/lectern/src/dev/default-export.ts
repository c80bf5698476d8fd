/**
 * Returns the exports of a package as builds see them. In Node, the default export of a CommonJS module is
 * `module.exports`. In builds, it is `module.exports.default` if the module is a compiled ES module, which sets
 * `__esModule`.
 */
export function withDefaultExport(exports: Record<string, unknown>): Record<string, unknown> {
  const compiled = exports.default;
  if (!isCompiledModule(compiled)) return exports;
  // Copy the property descriptors, so that a getter runs only when its export is used.
  return Object.defineProperties(Object.create(null) as Record<string, unknown>, {
    ...Object.getOwnPropertyDescriptors(compiled),
    default: { value: compiled.default, enumerable: true },
  });
}

function isCompiledModule(value: unknown): value is { default: unknown } {
  if (value === null || (typeof value !== 'object' && typeof value !== 'function')) return false;
  return '__esModule' in value && value.__esModule === true && 'default' in value;
}
