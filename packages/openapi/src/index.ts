import { dirname } from 'node:path';
import { createPlugin } from 'lectern/plugin';
import { apiConsoleMessages } from './console-messages.js';
import { explanations } from './explanations.js';
import { apiMessages } from './messages.js';
import { openapiOptions } from './options.js';

/**
 * Adds a reference for an HTTP API, generated from an OpenAPI (3.0 to 3.2) or Swagger 2.0 document: every operation
 * with its parameters, responses, schemas, code samples, and a console that works without a server. For several
 * documents, add the plug-in once for each, with different `id`s.
 * @example openapi({ path: 'openapi/petstore.yaml', routeBasePath: 'api' })
 */
export const openapi = createPlugin({
  name: 'openapi',
  options: openapiOptions,
  setup: (options) => ({
    name: options.id,
    explanations,
    label: options.label,
    messages: { ...apiMessages, ...apiConsoleMessages },
    inputs: [
      { path: options.path, kind: 'file', what: `the OpenAPI document of the plug-in "${options.id}"` },
      // The document may refer to other files in its folder.
      {
        path: dirname(options.path),
        kind: 'folder',
        what: `the folder that the plug-in "${options.id}" reads`,
      },
    ],
    // The page's Markdown omits these elements, because they repeat other content of the page.
    htmlToMarkdown: {
      'api-elsewhere': 'skip',
      'api-more': 'skip',
      'api-more-samples': 'skip',
      'api-sampled': 'skip',
    },
    read: async (context) => (await import('./read/read-openapi.js')).readOpenapi({ ...context, options }),
  }),
});
