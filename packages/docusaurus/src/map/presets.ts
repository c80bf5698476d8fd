import type { Note } from '../notes.js';
import { listOf, objectOf, textOf } from '../values.js';
import type { PluginEntry } from './plugins.js';

const parts: readonly { key: string; plugin: string; isDefault: boolean }[] = [
  { key: 'docs', plugin: 'content-docs', isDefault: true },
  { key: 'blog', plugin: 'content-blog', isDefault: true },
  { key: 'pages', plugin: 'content-pages', isDefault: true },
  { key: 'theme', plugin: 'theme-classic', isDefault: false },
  { key: 'gtag', plugin: 'google-gtag', isDefault: false },
  { key: 'googleTagManager', plugin: 'google-tag-manager', isDefault: false },
  { key: 'googleAnalytics', plugin: '@docusaurus/plugin-google-analytics', isDefault: false },
];

const classic = /^(?:@docusaurus\/preset-)?classic$|@docusaurus[\\/]preset-classic/;

const redocusaurus = /^redocusaurus$|[\\/]redocusaurus[\\/]/;

const builtIn = ['sitemap', 'debug', 'svgr', 'id'];

/** Third-party presets are handled like the classic preset, because most have the same options. */
export function presetEntries({ presets, note }: { presets: unknown; note: Note }): PluginEntry[] {
  const all = listOf(presets).map((preset, index) => {
    const [name, options] = Array.isArray(preset) ? (preset as unknown[]) : [preset, {}];
    return {
      name: textOf(name) ?? '',
      isUsed: Boolean(name),
      options: objectOf(options),
      at: `presets[${index}]`,
    };
  });
  const hasClassic = all.some(({ name }) => classic.test(name));
  return all.flatMap(({ name: text, isUsed, options, at }) => {
    if (!isUsed) return [];
    if (redocusaurus.test(text)) return [{ name: 'redocusaurus', options, at }];
    const preset = text === '' ? 'A preset without a name' : `The preset ${text}`;
    if (!classic.test(text) && hasClassic) {
      note({
        key: at,
        why: `${preset} runs only in Docusaurus.`,
        instead: 'No action needed if the site uses only features of the classic preset.',
      });
      return [];
    }
    if (!classic.test(text))
      note({
        key: at,
        why: `${preset} is treated like the classic preset. Any theme that it adds is ignored.`,
        instead: 'No action needed if the preset has the same options as the classic preset.',
      });
    for (const key of Object.keys(options)) {
      if (parts.some((part) => part.key === key) || builtIn.includes(key)) continue;
      note({
        key: `${at}.${key}`,
        why: 'The classic preset doesn’t have this option.',
        instead: 'Remove it.',
      });
    }
    return parts.flatMap(({ key, plugin, isDefault }): PluginEntry[] => {
      const value = options[key];
      if (value === false || (value === undefined && !isDefault)) return [];
      return [{ name: plugin, options: value === true ? {} : (value ?? {}), at: `${at}.${key}` }];
    });
  });
}
