/** Replaces a package that is not installed. Calls and property accesses return the function itself. */
const mark = Symbol.for('lectern.missing-package');
const nothing = new Proxy(function nothing() {}, {
  get(_, key) {
    if (key === mark) return true;
    if (key === '__esModule') return true;
    if (key === 'then') return undefined;
    if (key === Symbol.toPrimitive) return () => '';
    if (key === Symbol.iterator) return function* none() {};
    if (key === 'toString' || key === 'toJSON') return () => '';
    return nothing;
  },
  apply: () => nothing,
  construct: () => nothing,
});
module.exports = nothing;
