/**
 * Types for imports with a suffix, such as `?url`, in plug-in components. To use them, a plug-in lists `lectern/env`
 * in its `tsconfig.json`.
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
