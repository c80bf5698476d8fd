import { engine } from './engine.js';

/** The exports for sites, from the same copy of the engine that builds them, so that each class exists once. */
export const { defineConfig, definePlugin } = await import(new URL('index.js', engine).href);
