/**
 * Resolves to the site's `src/theme/ReactLiveScope`, or else to the theme's module: see `session/bundle/aliases.ts`.
 */
declare module '@theme/ReactLiveScope' {
  const scope: Readonly<Record<string, unknown>>;
  export default scope;
}
