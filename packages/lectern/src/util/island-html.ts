/**
 * The key that marks an element in the props of an island: an object with only this key represents the element by its
 * HTML.
 */
export const htmlKey = 'lectern:html';
