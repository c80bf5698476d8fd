/* Everything that runs in the head of a page, as one script for the dev server. A build publishes the first import
   as a file that all pages share, and inlines the second. */
import './head/first-paint.js';
import './head/base-hint.js';
