import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False at build time and during hydration, true afterwards. */
export default function useIsBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
