import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** `@docusaurus/useIsBrowser`: returns false during rendering and hydration, and true after that. */
export default function useIsBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
