type Props = Record<string, unknown>;
type Create = (type: unknown, props: Props | null | undefined, ...rest: unknown[]) => unknown;

const creators = ['createElement', 'jsx', 'jsxs', 'jsxDEV'];
const patched = Symbol.for('lectern.default-props');

/** React 19 ignores the `defaultProps` of function components, but packages for React 18 rely on them. */
export function withDefaultProps<Exports extends object>(exports: Exports): Exports {
  const functions = exports as Record<string, unknown>;
  for (const name of creators) {
    const create = functions[name] as (Create & { [patched]?: true }) | undefined;
    if (typeof create !== 'function' || create[patched]) continue;
    const creator: Create = (type, props, ...rest) => create(type, completeProps({ type, props }), ...rest);
    functions[name] = Object.assign(creator, { [patched]: true });
  }
  return exports;
}

function completeProps({ type, props }: { type: unknown; props: Props | null | undefined }) {
  const defaults = defaultsOf(type);
  if (defaults === undefined) return props;
  const complete: Props = { ...props };
  // As in React, a prop that is `null` doesn't get its default value.
  for (const [name, value] of Object.entries(defaults))
    if (complete[name] === undefined) complete[name] = value;
  return complete;
}

/** `memo` stores the wrapped component in `type`. */
function defaultsOf(type: unknown): Props | undefined {
  if (type === null || (typeof type !== 'function' && typeof type !== 'object')) return undefined;
  const { defaultProps, type: inner } = type as { defaultProps?: Props; type?: unknown };
  return defaultProps ?? defaultsOf(inner);
}
