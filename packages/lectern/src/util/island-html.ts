/**
 * The key that marks an element in the props of an island. An object with only this key represents an element by its
 * HTML.
 */
export const htmlKey = 'lectern:html';
