import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** `@docusaurus/useIsBrowser`: false while rendering and while hydrating, true afterwards. */
export default function useIsBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
