/** The site's `src/theme/ReactLiveScope`, or the theme's: see `build/bundle/aliases.ts`. */
declare module '@theme/ReactLiveScope' {
  const scope: Readonly<Record<string, unknown>>;
  export default scope;
}
