/**
 * The key that marks an element in an island's props. An object with only this key stands for an element, and its value
 * is the element's HTML.
 */
export const htmlKey = 'lectern:html';

/**
 * A child of an island whose component reads its children's props: a string, or the props of an element.
 */
export type SlottedChildData =
  | string
  | {
      props: object;
      /** The HTML of the child; undefined if it is in the page. */
      html?: string;
    };
