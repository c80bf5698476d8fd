/** English messages for search, which are part of the search dialog's script. */
export const searchMessages = {
  'theme.search': 'Search',
  'theme.search.placeholder': 'Search the documentation',
  'theme.search.close': 'Close',
  'theme.search.loading': 'Loading the search index…',
  'theme.search.searching': 'Searching…',
  'theme.search.failed': 'The search index failed to load.',
  'theme.search.retry': 'Retry',
  'theme.search.none': 'No results for “{query}”.',
  'theme.search.advice': 'Try fewer or different words, or browse all pages.',
  'theme.search.found.one': '1 page found for “{query}”.',
  'theme.search.found': '{count} pages found for “{query}”.',
  'theme.search.shown': 'Showing the first {count}.',
  'theme.search.corrected': 'No page contains “{from}”. Showing results for “{to}”.',
  'theme.search.ignored': 'Not found: {words}.',
  'theme.search.partial': 'No page contains all of these words. These pages contain most of them.',
  'theme.search.filled': 'Some of these pages contain only some of the words.',
  'theme.search.widened': 'No results in {scope}. Showing results from the whole site.',
  'theme.search.more': 'Show all results',
  'theme.search.allPages': 'All pages',
  'theme.search.results': 'Search results',
  'theme.search.names': 'Names',
  'theme.search.suggestions': 'Suggestions',
  'theme.search.popular': 'Popular pages',
  'theme.search.sections': 'Sections',
  'theme.search.recent': 'Recent searches',
  'theme.search.clear': 'Clear recent searches',
  'theme.search.source': 'Search in',
  'theme.search.everything': 'Everything',
  'theme.search.start': 'Type to search.',
  'theme.search.keys.move': 'to move',
  'theme.search.keys.open': 'to open',
  'theme.search.keys.close': 'to close',
} as const;

export type SearchMessageId = keyof typeof searchMessages;
/** Translations by ID. A message without a translation is shown in English. */
export type SearchMessages = Partial<Record<SearchMessageId, string>>;
