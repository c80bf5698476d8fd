import { engine } from './engine.js';

/**
 * The exports for sites. They come from the copy of the engine that builds the site, so that each class exists only
 * once.
 */
export const { defineConfig, definePlugin } = await import(new URL('index.js', engine).href);
