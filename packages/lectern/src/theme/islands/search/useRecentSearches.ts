import { useEffect, useState } from 'react';
import { forgetSearches, readRecentSearches } from '../../../client/stores/recent-searches.js';

export function useRecentSearches(): { searches: string[]; refresh: () => void; clear: () => void } {
  const [searches, setSearches] = useState<string[]>([]);
  const refresh = (): void => setSearches(readRecentSearches());
  useEffect(() => setSearches(readRecentSearches()), []);
  return {
    searches,
    refresh,
    clear: () => {
      forgetSearches();
      setSearches([]);
    },
  };
}
