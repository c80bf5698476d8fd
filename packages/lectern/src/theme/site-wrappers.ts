/** The bundler replaces this value: see `session/bundle/site-wrappers-plugin.ts`. */
export const hasOwnWrappers: boolean = false;
