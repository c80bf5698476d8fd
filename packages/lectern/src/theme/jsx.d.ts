import type { HTMLAttributes } from 'react';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** An element that passes HTML through React; the renderer removes it. */
      'lectern-static': HTMLAttributes<HTMLElement>;
      /** Prerendered HTML within an island, which hydration ignores. */
      'lectern-kept': HTMLAttributes<HTMLElement>;
    }
  }
}
