import { expect, test } from 'vitest';
import { caddySnippet, nginxSnippet } from './server-snippets.js';

const options = { base: '/base/', inlineScripts: ['x()'], trailingSlash: false };

// These rules were tested by hand on real nginx and Caddy servers. If you change a rule, test it there again.
test('the server rules for nginx match the snapshot', () => {
  expect(nginxSnippet(options)).toMatchInlineSnapshot(`
    "# Include this file in a server block whose root contains the published site at the base path.
    add_header Content-Security-Policy "default-src 'self'; script-src 'self' 'sha256-D6IGS8VMvCoyaR/l0h9tERrBTATY01CoPS7l6xDv0kI='; style-src 'self' 'unsafe-inline'; img-src 'self' data:; trusted-types lectern 'allow-duplicates'; object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'" always;
    add_header X-Content-Type-Options nosniff always;
    add_header Referrer-Policy strict-origin-when-cross-origin always;
    add_header Cache-Control "public, max-age=0, must-revalidate" always;
    absolute_redirect off;
    charset utf-8;
    charset_types text/plain text/css text/xml text/markdown text/javascript application/javascript application/json application/xml application/rss+xml image/svg+xml;
    gzip on;
    gzip_vary on;
    gzip_min_length 1024;
    gzip_types text/plain text/css text/xml text/markdown text/javascript application/javascript application/json application/xml application/rss+xml image/svg+xml;
    error_page 404 /base/404.html;
    location = /base/feed.xml {
      types { application/rss+xml xml; }
    }
    location ~ \\.md$ {
      types { text/markdown md; }
    }
    location /base/assets/ {
      add_header Cache-Control "public, max-age=31536000, immutable";
      add_header X-Content-Type-Options nosniff always;
    }
    location /base/assets/live/ {
      add_header Content-Security-Policy "default-src 'none'; script-src 'self' 'unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-scripts" always;
      add_header X-Content-Type-Options nosniff always;
      add_header Cache-Control "public, max-age=0, must-revalidate" always;
    }
    location /base/_server/ {
      return 404;
    }
    location /base/ {
      try_files $uri $uri.html $uri/index.html @slash;
    }
    location @slash {
      rewrite ^(/base/.+)/$ $1 permanent;
      return 404;
    }
    "
  `);
});

test('the server rules for Caddy match the snapshot', () => {
  expect(caddySnippet(options)).toMatchInlineSnapshot(`
    "# Import this file in a site block whose root contains the published site at the base path.
    encode zstd gzip
    @asset {
      path /base/assets/*
      not path /base/assets/live/*
      file
    }
    @markdown {
      path *.md
      file
    }
    route {
      header {
        Content-Security-Policy "default-src 'self'; script-src 'self' 'sha256-D6IGS8VMvCoyaR/l0h9tERrBTATY01CoPS7l6xDv0kI='; style-src 'self' 'unsafe-inline'; img-src 'self' data:; trusted-types lectern 'allow-duplicates'; object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'"
        X-Content-Type-Options nosniff
        Referrer-Policy strict-origin-when-cross-origin
        Cache-Control "public, max-age=0, must-revalidate"
      }
      header @asset Cache-Control "public, max-age=31536000, immutable"
      header /base/assets/live/* Content-Security-Policy "default-src 'none'; script-src 'self' 'unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-scripts"
      header /base/feed.xml Content-Type "application/rss+xml; charset=utf-8"
      header @markdown Content-Type "text/markdown; charset=utf-8"
    }
    redir /base /base/ permanent
    @slash {
      path_regexp slash ^(/base/.+)/$
      not file {path}index.html
    }
    redir @slash {re.slash.1} permanent
    try_files {path} {path}.html {path}/index.html
    error /base/_server/* 404
    handle_errors {
      rewrite * /base/404.html
      file_server
    }
    file_server
    "
  `);
});

test('server rules look up files in the order that the trailingSlash setting requires', () => {
  const unset = { ...options, trailingSlash: undefined };
  expect(nginxSnippet(unset)).toContain('try_files $uri $uri/index.html $uri.html =404;');
  expect(caddySnippet(unset)).toContain('try_files {path} {path}/index.html {path}.html');
});

test('server rules redirect URLs with an extra trailing slash, unless page URLs end with a slash', () => {
  expect(nginxSnippet(options)).toContain('rewrite ^(/base/.+)/$ $1 permanent;');
  expect(caddySnippet(options)).toContain('redir @slash {re.slash.1} permanent');
  const withSlash = { ...options, trailingSlash: true };
  expect(nginxSnippet(withSlash)).not.toContain('rewrite');
  expect(caddySnippet(withSlash)).not.toContain('@slash');
});

test('server rules for Caddy: a site at the root of its host has no redirect to a base path', () => {
  expect(caddySnippet({ ...options, base: '/' })).not.toContain('redir / ');
});
