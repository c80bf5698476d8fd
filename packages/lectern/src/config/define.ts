import type { UserConfig } from './schema/index.js';

/**
 * Type-checks the configuration in `lectern.config.ts`, and returns it unchanged.
 * @example
 * export default defineConfig({ title: 'My site', url: 'https://example.org', sources: [{ type: 'docs' }] });
 */
export function defineConfig(config: UserConfig): UserConfig {
  return config;
}
