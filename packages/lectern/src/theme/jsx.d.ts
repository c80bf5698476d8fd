import type { HTMLAttributes } from 'react';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** Passes HTML through React. The renderer removes the element. */
      'lectern-static': HTMLAttributes<HTMLElement>;
      /** Prerendered HTML within an island. Hydration ignores this HTML. */
      'lectern-kept': HTMLAttributes<HTMLElement>;
      /** Contains the content of a page that has a `main` element of its own. */
      'lectern-main': HTMLAttributes<HTMLElement>;
      /** Marks a post's content for the blog's feeds. */
      'lectern-post': HTMLAttributes<HTMLElement>;
    }
  }
}
