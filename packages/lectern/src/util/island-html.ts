/**
 * The key that marks an element in an island's props: an object with only this key, whose value is the element's HTML.
 */
export const htmlKey = 'lectern:html';

/** A child of an island whose component reads its children's props: a string, or an element's props. */
export type SlottedChildData =
  | string
  | {
      props: object;
      /** The child's HTML; undefined if it is already in the page. */
      html?: string;
    };
