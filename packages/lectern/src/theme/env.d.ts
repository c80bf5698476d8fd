/** Types of what components of plug-ins import with a suffix; a plug-in's `tsconfig.json` names `lectern/env`. */
declare module '*?page-script' {
  /** The path of the script: what `usePageScript` takes. */
  const module: string;
  export default module;
}

declare module '*.css?url' {
  /** The address of the published style sheet: what `usePageStyles` takes. */
  const address: string;
  export default address;
}
