import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * @typedef {object} Tool
 * @property {string} name as used on the command line
 * @property {string} label as shown in the table
 * @property {string} package the package whose version the table shows
 * @property {string} docs folder of the documents, in the site folder
 * @property {string} output folder of the built site, in the site folder
 * @property {string[]} command arguments of Node, with paths relative to the site folder
 * @property {(route: string) => string} address returns the path of a page
 * @property {{ open?: string, input: string, result: string }} search CSS selectors of the controls and the results
 * @property {number} seconds approximate duration of a cold build of 1,000 pages on two cores
 */

/** @type {readonly Tool[]} */
export const tools = [
  {
    name: 'lectern',
    label: 'Lectern',
    package: 'lectern',
    docs: 'docs',
    output: 'build',
    command: ['node_modules/lectern/bin/lectern.js', 'build', '.'],
    address: (route) => `${route}/`,
    search: {
      open: '.search-button',
      input: '.search-dialog [role="combobox"]',
      result: '.search-page-option',
    },
    seconds: 10,
  },
  {
    name: 'starlight',
    label: 'Starlight',
    package: '@astrojs/starlight',
    docs: 'src/content/docs',
    output: 'dist',
    command: ['node_modules/astro/astro.js', 'build'],
    address: (route) => `${route}/`,
    search: {
      open: '[data-open-modal]',
      input: '.pagefind-ui__search-input',
      result: '.pagefind-ui__result-link',
    },
    seconds: 65,
  },
  {
    name: 'docusaurus',
    label: 'Docusaurus',
    package: '@docusaurus/core',
    docs: 'docs',
    output: 'build',
    command: ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build'],
    address: (route) => route,
    search: { input: '.navbar__search-input', result: '[class*="suggestion"]' },
    seconds: 100,
  },
  {
    name: 'rspress',
    label: 'Rspress',
    package: '@rspress/core',
    docs: 'docs',
    output: 'doc_build',
    command: ['node_modules/@rspress/core/bin/rspress.js', 'build'],
    address: (route) => `${route}.html`,
    search: {
      open: '[class*="search-button"]',
      input: '[class*="search-panel"] input',
      result: '[class*="suggest-item"]',
    },
    seconds: 156,
  },
  {
    name: 'vitepress',
    label: 'VitePress',
    package: 'vitepress',
    docs: 'docs',
    output: 'docs/.vitepress/dist',
    command: ['node_modules/vitepress/bin/vitepress.js', 'build', 'docs'],
    address: (route) => `${route}.html`,
    search: { open: '.DocSearch-Button', input: '#localsearch-input', result: '.VPLocalSearchBox .result' },
    seconds: 270,
  },
];

export function chosenTools(names) {
  const unknown = names.find((name) => !tools.some((tool) => tool.name === name));
  if (unknown !== undefined)
    throw new Error(`There is no tool "${unknown}". Tools: ${tools.map(({ name }) => name).join(', ')}.`);
  return names.length === 0 ? tools : tools.filter(({ name }) => names.includes(name));
}

export function installedVersion({ dir, tool }) {
  const file = path.join(dir, 'node_modules', tool.package, 'package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).version : undefined;
}
