import type { HTMLAttributes } from 'react';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** Carries HTML through React; the renderer takes it away. */
      'lectern-static': HTMLAttributes<HTMLElement>;
    }
  }
}
