/** In the properties of an island, an object with this key alone stands for an element: it holds its HTML. */
export const htmlKey = 'lectern:html';
