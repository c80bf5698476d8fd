import { nearest } from 'lectern/plugin';
import type { FenceProblem } from './types.js';

export const headerNames: readonly string[] = (
  'Accept Accept-Encoding Accept-Language Accept-Ranges Access-Control-Allow-Credentials Access-Control-Allow-Headers ' +
  'Access-Control-Allow-Methods Access-Control-Allow-Origin Access-Control-Expose-Headers Access-Control-Max-Age ' +
  'Access-Control-Request-Headers Access-Control-Request-Method Age Allow Authorization Cache-Control Connection ' +
  'Content-Disposition Content-Encoding Content-Language Content-Length Content-Location Content-Range ' +
  'Content-Security-Policy Content-Security-Policy-Report-Only Content-Type Cookie Cross-Origin-Embedder-Policy ' +
  'Cross-Origin-Opener-Policy Cross-Origin-Resource-Policy Date ETag Expires Forwarded From Host If-Match ' +
  'If-Modified-Since If-None-Match If-Range If-Unmodified-Since Keep-Alive Last-Modified Link Location Origin ' +
  'Permissions-Policy Pragma Proxy-Authorization Range Referer Referrer-Policy Retry-After Server Server-Timing ' +
  'Set-Cookie SourceMap Strict-Transport-Security Timing-Allow-Origin Trailer Transfer-Encoding Upgrade User-Agent Vary ' +
  'Via WWW-Authenticate X-Content-Type-Options X-Frame-Options'
).split(' ');

const isolation = ['same-origin', 'same-origin-allow-popups', 'noopener-allow-popups', 'unsafe-none'];
const valuesOf: Readonly<Record<string, readonly string[]>> = {
  'cross-origin-opener-policy': isolation,
  'cross-origin-embedder-policy': ['require-corp', 'credentialless', 'unsafe-none'],
  'cross-origin-resource-policy': ['same-site', 'same-origin', 'cross-origin'],
  'x-content-type-options': ['nosniff'],
  'x-frame-options': ['DENY', 'SAMEORIGIN'],
  'access-control-allow-credentials': ['true'],
};

export function httpProblems(code: string): FenceProblem[] {
  const lines = code.split('\n');
  const body = lines.findIndex((line, index) => index > 0 && line.trim() === '');
  return (body === -1 ? lines : lines.slice(0, body)).flatMap((text, index): FenceProblem[] => {
    const line = index + 1;
    if (index === 0 && /^(?:HTTP\/[\d.]+ \d{3}\b|[A-Z]{3,7} \S+(?: HTTP\/[\d.]+)?$)/.test(text)) return [];
    const [, name = '', value = ''] = /^([^\s:]+):\s*(.*)$/.exec(text) ?? [];
    if (name === '')
      return [
        { line, column: 1, message: `Found "${text}", expected a header field such as "Name: value".` },
      ];
    const known = headerNames.some((other) => other.toLowerCase() === name.toLowerCase());
    if (!known && !/^x-/i.test(name)) {
      const near = nearest({ found: name, known: headerNames });
      return [
        {
          line,
          column: 1,
          message: `"${name}" isn't a known header field.${near === undefined ? '' : ` Did you mean "${near}"?`}`,
        },
      ];
    }
    const values = valuesOf[name.toLowerCase()];
    if (values === undefined || values.includes(value.split(';')[0]?.trim() ?? '')) return [];
    return [
      {
        line,
        column: text.indexOf(value) + 1,
        message: `"${value}" isn't a valid value for ${name}. Expected one of ${values.join(', ')}.`,
      },
    ];
  });
}

export function headerProblems(code: string): FenceProblem[] {
  return code.split('\n').flatMap((text, index) =>
    [...text.matchAll(headerInCode)].flatMap(
      ({ 0: all, 1: name = '', 2: value, index: at }): FenceProblem[] => {
        const location = { line: index + 1, column: at + 1 };
        const key = name.toLowerCase();
        if (!headerNames.some((other) => other.toLowerCase() === key)) {
          const near = nearest({ found: name, known: headerNames, limit: 2 });
          if (near === undefined || /^x-/i.test(name)) return [];
          return [{ ...location, message: `"${name}" isn't a known header field. Did you mean "${near}"?` }];
        }
        const values = valuesOf[key];
        if (values === undefined || value === undefined || values.includes(value)) return [];
        const message = `"${value}" isn't a valid value for ${name}. Expected one of ${values.join(', ')}.`;
        return [{ ...location, column: location.column + all.lastIndexOf(value), message }];
      },
    ),
  );
}

/** Matches a header name and its value, such as `'Cache-Control': 'private'` or `Cache-Control private`. */
const headerInCode = /(?<![\w-])((?:[A-Z][a-z]+|X)(?:-[A-Z][A-Za-z]+)+)(?:['"]?(?::|,|\s)\s*['"]?([\w-]+))?/g;
