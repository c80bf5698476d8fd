export const optimizedFolder = '.lectern/vite';

/** Plug-ins skip optimized packages, which are ES modules without JSX, and too large to parse again. */
export const optimizedModule = /\/\.lectern\/vite\//;
