/** Public API for plug-in scripts and islands in the browser, imported as `lectern/client`. */
export { lazyModule } from '../util/lazy-module.js';
export { trustedHtml } from '../util/trusted-html.js';
export { replaceAddress } from './navigation/addresses.js';
export { targetOf } from './navigation/target.js';
