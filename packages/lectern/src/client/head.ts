/*
 * All head scripts, as one script for the dev server. A build inlines `first-paint.js` in every page, and each of the
 * others only in pages that need it.
 */
import './head/first-paint.js';
import './head/tabs.js';
import './head/layout.js';
import './head/base-hint.js';
