/**
 * Types for imports with a suffix, such as `?url`, in plug-in components. To use them, a plug-in lists `lectern/env`
 * in its `tsconfig.json`.
 */
declare module '*?page-script' {
  /** The script's path, for `usePageScript`. */
  const module: string;
  export default module;
}

declare module '*.css?url' {
  /** The published style sheet's URL, for `usePageStyles`. */
  const address: string;
  export default address;
}
