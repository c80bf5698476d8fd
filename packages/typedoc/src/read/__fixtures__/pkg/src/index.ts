/**
 * Everything that a caller needs: start with {@link Lamp}.
 *
 * @module
 */
export { default as createLoader } from './audio/loader.js';
export type { Switch } from './Lamp.js';
export { Lamp } from './Lamp.js';
export { range } from './range.js';
