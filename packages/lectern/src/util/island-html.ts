/** In the props of an island, an object with only this key represents an element by its HTML. */
export const htmlKey = 'lectern:html';
