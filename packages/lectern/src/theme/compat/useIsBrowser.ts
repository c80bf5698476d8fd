import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** `@docusaurus/useIsBrowser`: false during rendering and hydration, true afterwards. */
export default function useIsBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
