import { engine } from './engine.js';

/** What sites import: of the same form of the engine as builds them, so that there is one of each class. */
export const { defineConfig, definePlugin } = await import(new URL('index.js', engine).href);
