/** What scripts and islands of plug-ins import from `lectern/client`. They run in the reader's browser. */
export { lazyModule } from '../util/lazy-module.js';
export { trustedHtml } from '../util/trusted-html.js';
export { replaceAddress } from './navigation/addresses.js';
export { targetOf } from './navigation/target.js';
