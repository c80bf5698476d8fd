/* The exports of `@docusaurus/plugin-content-blog/client`. */
export * from './client.js';
export * from './structured-data.js';
