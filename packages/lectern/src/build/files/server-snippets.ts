import type { ServerOptions } from './extra-files.js';
import { contentSecurityPolicy } from './extra-files.js';
import { liveContentSecurityPolicy } from './live-policy.js';

// The server's root must contain the site at the base path. The rules are equivalent to `_headers`, and were tested
// with nginx 1.22 and Caddy 2.6.

const seldomChanges = 'public, max-age=31536000, immutable';
const mayChange = 'public, max-age=0, must-revalidate';

/** By default, nginx sends text other than HTML uncompressed and without a charset. */
const textTypes =
  'text/plain text/css text/xml text/markdown text/javascript application/javascript application/json application/xml application/rss+xml image/svg+xml';

export function nginxSnippet(options: ServerOptions): string {
  const { base, trailingSlash } = options;
  return [
    '# Include this file in a server block whose root contains the published site at the base path.',
    `add_header Content-Security-Policy "${contentSecurityPolicy(options)}" always;`,
    'add_header X-Content-Type-Options nosniff always;',
    'add_header Referrer-Policy strict-origin-when-cross-origin always;',
    `add_header Cache-Control "${mayChange}" always;`,
    'absolute_redirect off;',
    'charset utf-8;',
    `charset_types ${textTypes};`,
    'gzip on;',
    'gzip_vary on;',
    'gzip_min_length 1024;',
    `gzip_types ${textTypes};`,
    `error_page 404 ${base}404.html;`,
    `location = ${base}feed.xml {`,
    '  types { application/rss+xml xml; }',
    '}',
    'location ~ \\.md$ {',
    '  types { text/markdown md; }',
    '}',
    `location ${base}assets/ {`,
    // With `always`, nginx would also send this header with error responses, and a cached 404 response would hide a
    // file that is deployed later.
    `  add_header Cache-Control "${seldomChanges}";`,
    '  add_header X-Content-Type-Options nosniff always;',
    '}',
    `location ${base}assets/live/ {`,
    `  add_header Content-Security-Policy "${liveContentSecurityPolicy}" always;`,
    '  add_header X-Content-Type-Options nosniff always;',
    `  add_header Cache-Control "${mayChange}" always;`,
    '}',
    `location ${base}_server/ {`,
    '  return 404;',
    '}',
    `location ${base} {`,
    `  try_files ${filesOf({ address: '$uri', trailingSlash })} ${trailingSlash === false ? '@slash' : '=404'};`,
    '}',
    ...(trailingSlash === false
      ? ['location @slash {', `  rewrite ^(${base}.+)/$ $1 permanent;`, '  return 404;', '}']
      : []),
    '',
  ].join('\n');
}

export function caddySnippet(options: ServerOptions): string {
  const { base, trailingSlash } = options;
  return [
    '# Import this file in a site block whose root contains the published site at the base path.',
    'encode zstd gzip',
    '@asset {',
    `  path ${base}assets/*`,
    `  not path ${base}assets/live/*`,
    '  file',
    '}',
    '@markdown {',
    '  path *.md',
    '  file',
    '}',
    // `route` keeps the order below. Without `route`, Caddy would apply the general headers last, and they would
    // override the specific headers.
    'route {',
    '  header {',
    `    Content-Security-Policy "${contentSecurityPolicy(options)}"`,
    '    X-Content-Type-Options nosniff',
    '    Referrer-Policy strict-origin-when-cross-origin',
    `    Cache-Control "${mayChange}"`,
    '  }',
    `  header @asset Cache-Control "${seldomChanges}"`,
    `  header ${base}assets/live/* Content-Security-Policy "${liveContentSecurityPolicy}"`,
    `  header ${base}feed.xml Content-Type "application/rss+xml; charset=utf-8"`,
    '  header @markdown Content-Type "text/markdown; charset=utf-8"',
    '}',
    ...(base === '/' ? [] : [`redir ${base.slice(0, -1)} ${base} permanent`]),
    ...(trailingSlash === false
      ? [
          '@slash {',
          `  path_regexp slash ^(${base}.+)/$`,
          '  not file {path}index.html',
          '}',
          'redir @slash {re.slash.1} permanent',
        ]
      : []),
    `try_files ${filesOf({ address: '{path}', trailingSlash })}`,
    `error ${base}_server/* 404`,
    'handle_errors {',
    `  rewrite * ${base}404.html`,
    '  file_server',
    '}',
    'file_server',
    '',
  ].join('\n');
}

function filesOf({
  address,
  trailingSlash,
}: {
  address: string;
  trailingSlash: ServerOptions['trailingSlash'];
}): string {
  const ends = trailingSlash === false ? ['', '.html', '/index.html'] : ['', '/index.html', '.html'];
  return ends.map((end) => address + end).join(' ');
}
