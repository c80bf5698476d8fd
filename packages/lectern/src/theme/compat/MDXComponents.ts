import { articleComponents } from '../article/index.js';

/** `@theme/MDXComponents`: what documents may use without an import. */
const MDXComponents: Readonly<Record<string, unknown>> = articleComponents;

export default MDXComponents;
