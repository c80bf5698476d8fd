import type { UserConfig } from './schema/index.js';

/**
 * Gives `lectern.config.ts` its types; returns what it was given.
 * @example
 * export default defineConfig({ title: 'My site', url: 'https://example.org', sources: [{ type: 'docs' }] });
 */
export function defineConfig(config: UserConfig): UserConfig {
  return config;
}
