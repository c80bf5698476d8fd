import type { Explanations } from './types.js';

export const configuration = {
  'no-config': {
    meaning: 'The folder has no configuration file. Usually, the command ran in the wrong folder.',
    fix: 'Pass the folder of the site, as in `lectern build site`, or create a site with `lectern init`.',
  },
  'unusable-site-path': {
    meaning: 'The bundler can’t read files in a folder whose name contains a question mark.',
    fix: 'Rename the folder, or move the site to a folder without a question mark in its path.',
  },
  'config-not-loaded': {
    meaning: 'The configuration file threw an error, has a syntax error, or has no default export.',
    fix: 'Fix the error that the message describes. The default export of the file must be the result of `defineConfig`.',
  },
  'config-reader-missing': {
    meaning:
      'The site has the configuration file of another site generator, and the package that reads it isn’t installed.',
    fix: 'Install the package that the message names, or write a `lectern.config.ts`.',
  },
  'invalid-config': {
    meaning:
      'A value in the configuration, or in the options of a plug-in, has the wrong type or isn’t allowed.',
    fix: 'Change the value to the form that the message describes. The configuration reference describes each key.',
  },
  'plugin-not-run': {
    meaning:
      'A plug-in in the configuration of another site generator threw an error, so the site is built without what it adds.',
    fix: 'If the site needs the plug-in, fix the error, or use a Lectern plug-in instead. Otherwise, remove the plug-in.',
  },
  'unknown-config-key': {
    meaning:
      'The configuration, or the options of a plug-in, has a key that doesn’t exist. Often it’s misspelled or nested at the wrong level.',
    fix: 'Correct the name of the key, move the key to the level where it belongs, or remove the key.',
  },
  'duplicate-source-id': {
    meaning: 'Two sources have the same `id`. Sources without an `id` share the default ID.',
    fix: 'Give each source a unique `id`.',
  },
  'wrong-hook-result': {
    meaning: 'A hook of a plug-in returned something that the build can’t use.',
    fix: 'Return the value that the message describes. TypeScript finds these mistakes if the plug-in uses `definePlugin`.',
  },
  'function-failed': {
    meaning:
      'A function in the configuration, or a hook of a plug-in, threw an error or returned a wrong value.',
    fix: 'Fix the error in the function. With `LECTERN_DEBUG=1`, the message contains the stack trace.',
  },
  'static-not-a-folder': {
    meaning:
      '`staticDirectories` contains a file, the site folder, or a folder that contains the site. Only folders of static files are allowed.',
    fix: 'Put the static files in a separate folder, and list that folder instead.',
  },
  'wrong-path': {
    meaning:
      'A path in the configuration doesn’t exist, or leads to a folder where a file is expected, or to a file where a folder is expected. Or a `pages` source reads the whole site folder.',
    fix: 'Correct the path, which is relative to the site folder.',
  },
  'several-configs': {
    meaning: 'A folder contains several configuration files, and only one of them would be used.',
    fix: 'Keep one of the files that the message lists, and delete the others.',
  },
  'missing-folder': {
    meaning: 'A source reads a folder that doesn’t exist.',
    fix: 'Create the folder, or correct the `path` of the source.',
  },
  'missing-package': {
    meaning: 'A feature that the site uses needs an npm package that isn’t installed.',
    fix: 'Run the `npm install` command that the message shows.',
  },
  'unknown-docs-source': {
    meaning: 'A navbar item names a docs source that isn’t in the configuration.',
    fix: 'Use the `id` of one of the sources that the message lists.',
  },
  'unknown-version': {
    meaning: 'The configuration names a version that the docs source doesn’t have.',
    fix: 'Use one of the versions that the message lists, or add the version to `versions.json`.',
  },
  'invalid-versions': {
    meaning: 'A `versions.json` file isn’t a list of version names, or one of its versions has no folder.',
    fix: 'Make the file a JSON list of strings, newest version first, and make sure that each version has a folder.',
  },
  'invalid-messages': {
    meaning: 'A translation file isn’t valid JSON, or doesn’t map IDs to messages.',
    fix: 'Write an object such as `{"id": {"message": "Text"}}`.',
  },
  'low-contrast': {
    meaning:
      'The text of the announcement bar is hard to read, because the contrast between its colors is too low.',
    fix: 'Choose colors with a higher contrast, or remove both colors to use the theme’s colors.',
  },
  'navbar-search': {
    meaning: 'The navbar has a search item although search is turned off, or it has two search items.',
    fix: 'Remove the extra item, or turn on search.',
  },
  'navbar-item-failed': {
    meaning: 'A navbar item threw an error while it was rendered.',
    fix: 'Check the keys and values of the item in `themeConfig.navbar.items`.',
  },
  'unknown-search-source': {
    meaning: 'The search configuration names a source that doesn’t exist.',
    fix: 'Use the `id` of one of the sources that the message lists.',
  },
  'unknown-search-page': {
    meaning: 'The search configuration names a page that doesn’t exist.',
    fix: 'Use the route of a page, without the base path.',
  },
  'unknown-changelog': {
    meaning: 'The configuration names a changelog file that doesn’t exist.',
    fix: 'Correct the path, or create the file.',
  },
  'invalid-changelog': {
    meaning:
      'The changelog doesn’t follow the format of Keep a Changelog, so Lectern can’t generate the feed.',
    fix: 'Correct the line that the message names. A version starts with a heading such as `## [1.2.0] - 2026-03-01`.',
  },
  'unknown-feed-page': {
    meaning: 'The changelog feed links to a page that doesn’t exist.',
    fix: 'Set `feed.page` to the route of the page that shows the changelog.',
  },
} as const satisfies Explanations;
