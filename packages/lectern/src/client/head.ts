/*
 * All head scripts in one script, for the dev server. Builds inline `first-paint.js` in every page, and each other
 * script only in the pages that need it.
 */
import './head/first-paint.js';
import './head/tabs.js';
import './head/layout.js';
import './head/base-hint.js';
