export { defineConfig } from './config/define.js';
export type { SiteConfig, UserConfig } from './config/schema/index.js';
