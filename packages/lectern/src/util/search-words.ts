/** The words of the search in English; a table of its own, because the dialog brings them to the browser. */
export const searchWords = {
  'theme.search': 'Search',
  'theme.search.placeholder': 'Search the documentation',
  'theme.search.close': 'Close',
  'theme.search.loading': 'Loading the search index …',
  'theme.search.searching': 'Searching …',
  'theme.search.failed': 'The search index could not be loaded.',
  'theme.search.retry': 'Retry',
  'theme.search.none': 'Nothing was found for “{query}”.',
  'theme.search.advice': 'Try fewer or other words, or look through the list of all pages.',
  'theme.search.found.one': '1 page found for “{query}”.',
  'theme.search.found': '{count} pages found for “{query}”.',
  'theme.search.shown': 'The first {count} are shown.',
  'theme.search.corrected': 'No page has “{from}”; “{to}” is shown instead.',
  'theme.search.ignored': 'No page has: {words}.',
  'theme.search.partial': 'No page has all of the words; these have most of them.',
  'theme.search.widened': 'There is nothing in {scope}: these are from everywhere.',
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

export type SearchWordId = keyof typeof searchWords;
/** Translations by id; English where there is none. */
export type SearchWords = Partial<Record<SearchWordId, string>>;
