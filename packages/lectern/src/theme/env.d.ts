/**
 * Types of imports with a suffix in plug-in components. A plug-in lists `lectern/env` in its `tsconfig.json` to use
 * them.
 */
declare module '*?page-script' {
  /** The path of the script, for `usePageScript`. */
  const module: string;
  export default module;
}

declare module '*.css?url' {
  /** The URL of the published style sheet, for `usePageStyles`. */
  const address: string;
  export default address;
}
