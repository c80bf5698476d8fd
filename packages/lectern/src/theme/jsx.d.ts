import type { HTMLAttributes } from 'react';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** Carries HTML through React; the renderer removes the element. */
      'lectern-static': HTMLAttributes<HTMLElement>;
      /** Prerendered HTML within an island, which hydration ignores. */
      'lectern-kept': HTMLAttributes<HTMLElement>;
    }
  }
}
