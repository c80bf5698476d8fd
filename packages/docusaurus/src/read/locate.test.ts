import { expect, test } from 'vitest';
import { locateInConfig } from './locate.js';

const source = `const themeConfig = { algolia: {} };
/** @type {object} */
const config = {
  presets: [['classic', ({ docs: { admonitions: [] } })]],
  themeConfig: themeConfig,
  plugins: list.map((name) => name),
};
`;

test.each([
  ['presets[0].docs.admonitions', '4:36'],
  ['themeConfig.algolia', '1:23'],
  ['plugins[3]', '6:3'],
  ['import of "lamp"', undefined],
])('the location of %s in a docusaurus.config is %s', (key, expected) => {
  for (const end of [
    'export default config;',
    'module.exports = config;',
    'export default config satisfies A;',
    'export default () => config;',
    'module.exports = async function make() { return config; };',
  ]) {
    const found = locateInConfig({ file: 'docusaurus.config.ts', source: source + end, key });
    expect(found && `${found.line}:${found.column}`).toBe(expected);
  }
});
