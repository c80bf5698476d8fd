/**
 * Returns a package’s exports as builds see them. Node’s default export of a CommonJS module is `module.exports`. If
 * that was compiled from an ES module (`__esModule`), the default export is its property `default`.
 */
export function withDefaultExport(exports: Record<string, unknown>): Record<string, unknown> {
  const compiled = exports.default;
  if (!isCompiledModule(compiled)) return exports;
  // Descriptors are copied, so that a getter runs only when its export is used.
  return Object.defineProperties(Object.create(null) as Record<string, unknown>, {
    ...Object.getOwnPropertyDescriptors(compiled),
    default: { value: compiled.default, enumerable: true },
  });
}

function isCompiledModule(value: unknown): value is { default: unknown } {
  if (value === null || (typeof value !== 'object' && typeof value !== 'function')) return false;
  return '__esModule' in value && value.__esModule === true && 'default' in value;
}
