import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { folderSize, measureBuild } from '../measure-build.mjs';
import { median } from '../median.mjs';

/**
 * @typedef {object} ReferenceDocument
 * @property {string} title as the report shows it
 * @property {string} file the OpenAPI document
 * @property {string} site the built site
 * @property {string} base the site's base URL
 * @property {string} route the page to open, relative to the base URL
 * @property {string} words summary of an operation; the page counts as readable once it contains this text
 * @property {boolean} runsAxe whether axe finishes on the pages of all tools
 * @property {object} [build] time and memory of a build, for the report
 */

/** GitHub's document is 13 MB, which is too large to commit, so it comes from npm. */
export const gitHubPackage = {
  package: '@octokit/openapi',
  version: '23.0.2',
  file: 'generated/api.github.com.json',
};

/** @returns {ReferenceDocument} */
export function petStore(root) {
  const file = path.join(root, 'site/openapi/petstore.yaml');
  const operation = parse(readFileSync(file, 'utf8')).paths['/pet/findByStatus'].get;
  return {
    title: 'The pet store',
    file,
    site: path.join(root, 'site/build'),
    base: '/aac-voice-api/',
    route: 'api',
    words: operation.summary,
    runsAxe: true,
  };
}

/** @returns {Promise<ReferenceDocument>} */
export async function gitHub({ root, cache, builds }) {
  const installed = path.join(cache, 'node_modules', gitHubPackage.package, gitHubPackage.file);
  const document = JSON.parse(readFileSync(installed, 'utf8'));
  const words = firstOperation(document).summary;
  const site = path.join(cache, 'github');
  writeSite({ root, site, installed });
  const build = await buildTimes({ root, site, builds });
  return {
    title: 'GitHub’s API',
    file: installed,
    site: path.join(site, 'build'),
    base: '/github/',
    route: routeOf({ site: path.join(site, 'build'), words }),
    words,
    // On a page with all of GitHub's operations, axe takes many minutes.
    runsAxe: false,
    build: { operations: operationsOf(document).length, ...build },
  };
}

function writeSite({ root, site, installed }) {
  mkdirSync(path.join(site, 'pages'), { recursive: true });
  copyFileSync(installed, path.join(site, 'github.json'));
  writeFileSync(path.join(site, 'pages/index.md'), '# Home\n\n[API](/api)\n');
  writeFileSync(
    path.join(site, 'lectern.config.ts'),
    `import { openapi } from '@lectern/openapi';
import { defineConfig } from 'lectern';

export default defineConfig({
  title: 'GitHub',
  url: 'https://example.com',
  baseUrl: '/github/',
  trailingSlash: false,
  sources: [{ type: 'pages', path: 'pages' }],
  plugins: [openapi({ path: 'github.json', onBrokenLinks: 'ignore' })],
});
`,
  );
  const modules = path.join(site, 'node_modules');
  if (!existsSync(modules)) symlinkSync(path.join(root, 'node_modules'), modules);
}

async function buildTimes({ root, site, builds }) {
  const command = [path.join(root, 'packages/lectern/bin/lectern.js'), 'build', '.'];
  const file = path.join(site, 'github.json');
  const original = readFileSync(file, 'utf8');
  const cold = [];
  const edits = [];
  for (let index = 0; index < builds; index += 1) {
    rmSync(path.join(site, '.lectern'), { recursive: true, force: true });
    rmSync(path.join(site, 'build'), { recursive: true, force: true });
    cold.push(await measureBuild({ dir: site, command }));
    writeFileSync(file, original.replace('"summary": "Get a repository"', '"summary": "Get one repository"'));
    edits.push(await measureBuild({ dir: site, command }));
    writeFileSync(file, original);
    edits.push(await measureBuild({ dir: site, command }));
    console.log('GitHub, built in', cold.at(-1), 'edits', edits.slice(-2));
  }
  const middle = (runs, key) => median(runs.map((run) => run[key]));
  return {
    cold: middle(cold, 'seconds'),
    memory: middle(cold, 'memory'),
    edit: middle(edits, 'seconds'),
    size: folderSize(path.join(site, 'build')),
  };
}

function operationsOf(document) {
  const methods = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options', 'trace'];
  return Object.values(document.paths).flatMap((item) => methods.flatMap((method) => item[method] ?? []));
}

function firstOperation(document) {
  const operations = operationsOf(document);
  const [{ name }] = document.tags;
  return operations.find(({ tags = [] }) => tags.includes(name)) ?? operations[0];
}

function routeOf({ site, words }) {
  const pages = readdirSync(path.join(site, 'api'), { recursive: true }).filter((name) =>
    name.endsWith('.html'),
  );
  const found = pages.find((name) => {
    const html = readFileSync(path.join(site, 'api', name), 'utf8');
    const [title = ''] = /<h1[\s\S]*?<\/h1>/.exec(html) ?? [];
    return html.includes('api-endpoint') && title.includes(words);
  });
  if (found === undefined) throw new Error(`No operation has the title "${words}".`);
  return `api/${found
    .split(path.sep)
    .join('/')
    .replace(/\.html$/, '')}`;
}
