export { defineConfig } from './config/define.js';
export type { SiteConfig, UserConfig } from './config/schema/index.js';
export type { Plugin } from './plugins/plugin.js';
export { definePlugin } from './plugins/plugin.js';
