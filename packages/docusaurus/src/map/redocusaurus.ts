import { isAbsolute, relative } from 'node:path';
import type { Loose } from '../values.js';
import { listOf, objectOf, textOf } from '../values.js';
import type { SourceInput } from './docs.js';
import type { PluginCall } from './optional-plugins.js';
import { loadPlugin } from './optional-plugins.js';

/** An OpenAPI document on another server is left out with a note, because a build must not need the network. */
export async function mapRedocusaurus({ options, at, siteDir, note }: SourceInput): Promise<PluginCall[]> {
  const calls: PluginCall[] = [];
  for (const [index, spec] of listOf(objectOf(options).specs).map(objectOf).entries()) {
    const key = `${at}.specs[${index}]`;
    const path = textOf(spec.spec) ?? '';
    // Without a route, Docusaurus adds no page: components only read the document.
    if (textOf(spec.route) === undefined) {
      note({
        key,
        why: 'This OpenAPI document has no route, so no page shows it, and in Lectern, components can’t read it.',
        instead: 'Set its `route`, or import the document in the components that show it.',
      });
      continue;
    }
    if (/^https?:/.test(path)) {
      note({
        key,
        why: 'The OpenAPI document is on another server.',
        instead: 'Download it into the site folder, and set `spec` to its path.',
      });
      continue;
    }
    const call = await loadPlugin({
      siteDir,
      name: 'openapi',
      options: referenceOf({ spec, path, siteDir, index }),
    });
    if (call === undefined)
      note({ key, why: 'OpenAPI documents need a plug-in.', instead: 'Install @lectern/openapi.' });
    else calls.push(call);
  }
  return calls;
}

function referenceOf({
  spec,
  path,
  siteDir,
  index,
}: {
  spec: Loose;
  path: string;
  siteDir: string;
  index: number;
}): Loose {
  const route = (textOf(spec.route) ?? '/').replace(/^\/+|\/+$/g, '');
  return {
    ...(index === 0 ? {} : { id: `openapi-${index + 1}` }),
    path: isAbsolute(path) ? relative(siteDir, path) : path.replace(/^\.\//, ''),
    routeBasePath: route,
    onInvalidDocument: 'warn',
    onBrokenLinks: 'warn',
  };
}
