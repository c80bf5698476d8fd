import type { Plugin } from 'lectern/plugin';
import { definePlugin } from 'lectern/plugin';
import { listOf, objectOf } from '../values.js';

export interface AdmonitionsOptions {
  /** The names of the types, such as `recipe` for `:::recipe`. */
  types: readonly string[];
}

/**
 * Adds types of admonitions, like the `admonitions.keywords` option in Docusaurus. A type is rendered by its component
 * in `src/theme/Admonition/Types`. A type without a component looks like `info`.
 */
export function admonitions({ types }: AdmonitionsOptions): Plugin {
  return definePlugin({ name: 'admonition-types', markdown: { admonitions: types } });
}

export function keywordsOf(option: unknown): string[] {
  return listOf(objectOf(option).keywords).filter((name): name is string => typeof name === 'string');
}
