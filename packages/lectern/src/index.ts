export { defineConfig } from './config/define.js';
export type { SiteConfig, UserConfig } from './config/schema/index.js';
export type { Plugin } from './plugin/plugin.js';
export { definePlugin } from './plugin/plugin.js';
