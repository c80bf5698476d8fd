/** The folder in which the dev server stores optimized packages, relative to the site's folder. */
export const optimizedFolder = '.lectern/vite';

/** Matches optimized packages. They are ES modules without JSX, and too large to parse again. */
export const optimizedModule = /\/\.lectern\/vite\//;
