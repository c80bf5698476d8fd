/**
 * The content security policy of the page that runs live examples. Unlike other pages, this page may evaluate strings
 * as code. For safety, it has an opaque origin, can't read the site's data, and can't connect to other origins.
 */
export const liveContentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self' 'unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-scripts',
].join('; ');
