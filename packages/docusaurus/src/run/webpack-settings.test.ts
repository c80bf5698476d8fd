import { expect, test } from 'vitest';
import { webpackSettings } from './webpack-settings.js';

type Hook = (
  config: { resolve: { alias: Record<string, string> } },
  isServer: boolean,
  utils: { currentBundler: { instance: Bundler } },
) => unknown;
type Bundler = Record<string, new (options?: unknown) => object>;

function settingsOf(configureWebpack: Hook) {
  const call = (_: string, ...input: unknown[]) =>
    Promise.resolve(configureWebpack(...(input as Parameters<Hook>)));
  return webpackSettings({ call, siteDir: '/site' });
}

test('configureWebpack: a hook may construct plug-ins of webpack, and definitions become expressions', async () => {
  const settings = await settingsOf((_, __, { currentBundler: { instance } }) => ({
    resolve: { alias: { '@lamps': '/lamps', off: false } },
    plugins: [
      new (instance.IgnorePlugin as Bundler[string])({ resourceRegExp: /a/ }),
      new (instance.DefinePlugin as Bundler[string])({ __DEV__: false, LAMP: '"oil"', lamp: { wicks: 2 } }),
    ],
  }));
  expect(settings).toEqual({
    aliases: { '@lamps': '/lamps' },
    define: { __DEV__: 'false', LAMP: '"oil"', 'lamp.wicks': '2' },
  });
});

test('configureWebpack: aliases of React are left out', async () => {
  const alias = { react$: '/react', 'react/jsx-runtime': '/jsx', 'react-dom': '/dom', 'react-lamp': '/lamp' };
  expect((await settingsOf(() => ({ resolve: { alias } }))).aliases).toEqual({ 'react-lamp': '/lamp' });
});

test('configureWebpack: a hook may read where the data of plug-ins is', async () => {
  const { aliases } = await settingsOf(({ resolve }) => ({
    resolve: { alias: { '@lamps': `${resolve.alias['@generated']}/lamps/default` } },
  }));
  expect(aliases).toEqual({ '@lamps': '/site/.lectern/docusaurus/lamps/default' });
});
