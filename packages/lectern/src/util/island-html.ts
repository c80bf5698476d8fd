/**
 * The key that marks an element in the props of an island. An object with only this key represents an element by its
 * HTML.
 */
export const htmlKey = 'lectern:html';

/** A child of an island whose component reads the props of its children: a string, or an element by its props. */
export type SlottedChildData =
  | string
  | {
      props: object;
      /** The HTML of the child; absent if it is in the page. */
      html?: string;
    };
