import type { HTMLAttributes } from 'react';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** An element that passes HTML through React. The renderer removes it. */
      'lectern-static': HTMLAttributes<HTMLElement>;
      /** Prerendered HTML within an island. Hydration ignores it. */
      'lectern-kept': HTMLAttributes<HTMLElement>;
      /** A post's content, for the blog's feeds. */
      'lectern-post': HTMLAttributes<HTMLElement>;
    }
  }
}
