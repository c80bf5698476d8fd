import type { UserConfig } from './schema/index.js';

/**
 * Gives `lectern.config.ts` its types, and returns the configuration unchanged.
 * @example
 * export default defineConfig({ title: 'My site', url: 'https://example.org', sources: [{ type: 'docs' }] });
 */
export function defineConfig(config: UserConfig): UserConfig {
  return config;
}
