import { fileURLToPath } from 'node:url';

// Components ship as source. This works from src/ and from dist/.
const theme = new URL('../src/theme/', import.meta.url);

/** The module of the component that shows a page of the reference. */
export const referenceComponent = fileURLToPath(new URL('reference/ReferenceArticle.tsx', theme));

/** The module of the component that says in words what a diagram shows. */
export const wordsComponent = fileURLToPath(new URL('DiagramInWords.tsx', theme));
