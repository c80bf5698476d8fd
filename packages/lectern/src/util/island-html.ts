/** In an island's props, an object with only this key represents an element. The key's value is the element's HTML. */
export const htmlKey = 'lectern:html';

export type SlottedChildData =
  | string
  | {
      props: object;
      /** The child's HTML; undefined if it is already in the page. */
      html?: string;
    };
