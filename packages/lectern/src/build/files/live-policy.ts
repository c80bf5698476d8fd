/**
 * The policy of the page that runs live examples. Unlike other pages, it may evaluate strings as code; in return, its
 * origin is opaque, so it can neither read anything of the site nor send anything anywhere.
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
