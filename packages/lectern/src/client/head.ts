/* The scripts in the head of a page, as one for the dev server. A build inlines the second only in pages that someone
   who sets up a site may open first. */
import './head/first-paint.js';
import './head/base-hint.js';
