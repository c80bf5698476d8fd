/**
 * The key that marks an element in the props of an island. An object with only this key represents an element by the
 * element's HTML.
 */
export const htmlKey = 'lectern:html';

/**
 * A child of an island whose component reads the props of its children. It is a string, or the props of an element.
 */
export type SlottedChildData =
  | string
  | {
      props: object;
      /** The HTML of the child; undefined if it is in the page. */
      html?: string;
    };
