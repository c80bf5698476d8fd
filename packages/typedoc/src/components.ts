import { fileURLToPath } from 'node:url';

// Components are published as source. The relative path works from both src/ and dist/.
const theme = new URL('../src/theme/', import.meta.url);

/** Path of the component that renders a reference page. */
export const referenceComponent = fileURLToPath(new URL('reference/ReferenceArticle.tsx', theme));

/** Path of the component that describes a diagram as a list. */
export const messagesComponent = fileURLToPath(new URL('DiagramInWords.tsx', theme));
