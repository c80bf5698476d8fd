import type { HTMLAttributes } from 'react';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** Carries HTML through React; the renderer takes it away. */
      'lectern-static': HTMLAttributes<HTMLElement>;
      /** HTML within an island that was rendered at build time; hydration leaves it alone. */
      'lectern-kept': HTMLAttributes<HTMLElement>;
    }
  }
}
