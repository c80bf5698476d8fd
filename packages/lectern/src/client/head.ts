/* The scripts in the head of a page, as one for the dev server. A build inlines each of the others only in some
   pages: the last one in those that someone who sets up a site may open first. */
import './head/first-paint.js';
import './head/tabs.js';
import './head/layout.js';
import './head/base-hint.js';
