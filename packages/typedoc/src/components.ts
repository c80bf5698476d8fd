import { fileURLToPath } from 'node:url';

// Components are published as source. The relative path is valid from both src/ and dist/.
const theme = new URL('../src/theme/', import.meta.url);

export const referenceComponent = fileURLToPath(new URL('reference/ReferenceArticle.tsx', theme));

export const messagesComponent = fileURLToPath(new URL('DiagramInWords.tsx', theme));
