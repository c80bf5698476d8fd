import { filePath, routePath } from './file-path.js';
import { strict } from './strict.js';

export const feedSchema = strict({
  changelog: filePath()
    .min(1)
    .describe(
      'Path of the changelog, relative to the site folder, e.g. `../CHANGELOG.md`. The changelog must follow the Keep a Changelog format.',
    ),
  page: routePath()
    .default('changelog')
    .describe('Route of the page that shows the changelog. The feed entries link to its headings.'),
})
  .optional()
  .describe('Publishes the versions in a changelog as an RSS feed, `feed.xml`. Default: no feed.');
