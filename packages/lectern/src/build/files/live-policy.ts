/**
 * The policy of the page in which live examples run, and of it alone. It may make programs from text, which no page
 * of the site may; in return its origin is opaque, so that it can read nothing of the site, and it may send
 * nothing anywhere.
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
