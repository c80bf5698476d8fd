/** Existing components import these constants from `@docusaurus/constants`. */
export const DEFAULT_PLUGIN_ID = 'default';
export const DEFAULT_PORT = 3000;
export const DEFAULT_BUILD_DIR_NAME = 'build';
export const DEFAULT_STATIC_DIR_NAME = 'static';
