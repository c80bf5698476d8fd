import type { SiteConfig } from '../../../config/schema/index.js';
import { searchPages } from '../../../model/search.js';
import type { Plugin } from '../../../plugin/plugin.js';
import { definePlugin } from '../../../plugin/plugin.js';

/** The page of the search as a plug-in. It is read last: other pages have the first claim to its route. */
export function searchPlugin(config: Pick<SiteConfig, 'search'>): Plugin {
  return definePlugin({ name: 'search', read: () => ({ pages: searchPages(config) }) });
}
