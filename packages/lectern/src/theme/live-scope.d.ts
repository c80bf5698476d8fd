/** The site's own `src/theme/ReactLiveScope`, or that of the theme: see `build/bundle/aliases.ts`. */
declare module '@theme/ReactLiveScope' {
  const scope: Readonly<Record<string, unknown>>;
  export default scope;
}
