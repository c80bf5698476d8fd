import type { HTMLAttributes } from 'react';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** An element that passes HTML through React. The renderer removes it. */
      'lectern-static': HTMLAttributes<HTMLElement>;
      /** Prerendered HTML within an island. Hydration ignores it. */
      'lectern-kept': HTMLAttributes<HTMLElement>;
      /** The text of a post, for the feeds of the blog. */
      'lectern-post': HTMLAttributes<HTMLElement>;
    }
  }
}
