import type { HeadTag } from 'lectern/plugin';
import type { Loose } from '../values.js';
import { defined, isObject, listOf, textOf } from '../values.js';
import { attributesOf } from './head-tags.js';

export function metadataOf(metadata: unknown): Loose[] {
  return elementsOf(metadata)
    .filter((element) => !hasOtherAttributes(element))
    .map(({ name, property, content }) =>
      defined({ name: textOf(name), property: textOf(property), content: String(content) }),
    );
}

export function metaTagsOf(metadata: unknown): HeadTag[] {
  return elementsOf(metadata)
    .filter(hasOtherAttributes)
    .map((element) => ({ tagName: 'meta', attributes: attributesOf(element) }));
}

function elementsOf(metadata: unknown): Loose[] {
  return listOf(metadata)
    .filter(isObject)
    .filter(({ content }) => content !== undefined);
}

function hasOtherAttributes(element: Loose): boolean {
  return Object.keys(element).some((key) => !['name', 'property', 'content'].includes(key));
}
