import type { CspDirective, CspSources } from '../../content/types.js';
import { codeNeeds } from '../../session/bundle/code-origins.js';
import { sha256 } from './csp.js';

const element = /<(img|source|video|audio|iframe|script|link)\b((?:"[^"]*"|'[^']*'|[^>"'])*)>/g;

const names = ['href', 'poster', 'rel', 'src', 'srcset', 'type'] as const;
type Attribute = (typeof names)[number];
const patterns = Object.fromEntries(
  names.map((name) => [name, new RegExp(`\\s${name}=(?:"([^"]*)"|'([^']*)')`)]),
) as Readonly<Record<Attribute, RegExp>>;

interface Input {
  html: string;
  /** The site's URL. Its origin is skipped, because the CSP always allows it. */
  url: string;
  known: readonly string[];
}

export function pageOrigins({ html, url, known }: Input): CspSources {
  const found = new Map<CspDirective, Set<string>>();
  const add = (directive: CspDirective, source: string): void => {
    found.set(directive, (found.get(directive) ?? new Set()).add(source));
  };
  const own = new URL(url).origin;
  const allow = (directives: readonly CspDirective[], address: string | undefined): void => {
    const origin = originOf(address);
    if (origin !== undefined && origin !== own) for (const directive of directives) add(directive, origin);
  };
  for (const match of html.matchAll(element)) {
    const [whole, name, attributes = ''] = match;
    const get = (attribute: Attribute) => attributeOf({ attributes, attribute });
    switch (name) {
      case 'img':
      case 'source':
        allow([name === 'img' ? 'img-src' : 'media-src'], get('src'));
        for (const address of addressesIn(get('srcset'))) allow(['img-src'], address);
        break;
      case 'video':
      case 'audio':
        allow(['media-src'], get('src'));
        allow(['img-src'], get('poster'));
        break;
      case 'iframe':
        allow(['frame-src'], get('src'));
        break;
      case 'script':
        // Third-party scripts usually also send requests to their origin, and load images from it.
        allow(['script-src', 'connect-src', 'img-src'], get('src'));
        if (get('src') === undefined && isCode(get('type'))) {
          const start = match.index + whole.length;
          const text = html.slice(start, html.indexOf('</script>', start));
          if (!known.includes(text)) allowInlineScript({ text, add, allow });
        }
        break;
      default:
        allowLink({ rel: get('rel') ?? '', href: get('href'), allow });
    }
  }
  for (const [, address] of html.matchAll(/\sstyle="[^"]*?url\((?:&quot;|&#x27;|')?(https?:[^)"'&]+)/g))
    allow(['img-src'], address);
  return Object.fromEntries([...found].map(([directive, sources]) => [directive, [...sources].sort()]));
}

function allowInlineScript({
  text,
  add,
  allow,
}: {
  text: string;
  add: (directive: CspDirective, source: string) => void;
  allow: (directives: readonly CspDirective[], address: string | undefined) => void;
}): void {
  add('script-src', `'sha256-${sha256(text)}'`);
  const { origins } = codeNeeds({ modules: [{ id: '', code: text }], styles: [] });
  for (const [directive, sources] of Object.entries(origins))
    for (const source of sources) allow([directive as CspDirective], source);
}

function allowLink({
  rel,
  href,
  allow,
}: {
  rel: string;
  href: string | undefined;
  allow: (directives: readonly CspDirective[], address: string | undefined) => void;
}): void {
  if (/\bicon\b/.test(rel)) allow(['img-src'], href);
  if (!/\bstylesheet\b/.test(rel)) return;
  allow(['style-src', 'font-src'], href);
  // Style sheets from Google Fonts load font files from fonts.gstatic.com.
  if (originOf(href) === 'https://fonts.googleapis.com') allow(['font-src'], 'https://fonts.gstatic.com');
}

function attributeOf({
  attributes,
  attribute,
}: {
  attributes: string;
  attribute: Attribute;
}): string | undefined {
  const [, double, single] = patterns[attribute].exec(attributes) ?? [];
  return (double ?? single)?.replaceAll('&amp;', '&');
}

function addressesIn(srcset: string | undefined): string[] {
  return (srcset ?? '').split(',').map((part) => part.trim().split(/\s+/)[0] ?? '');
}

function originOf(address: string | undefined): string | undefined {
  const whole = address?.startsWith('//') === true ? `https:${address}` : address;
  if (whole === undefined || !/^https?:/i.test(whole) || !URL.canParse(whole)) return undefined;
  return new URL(whole).origin;
}

function isCode(type: string | undefined): boolean {
  return type === undefined || /^(?:module|(?:text|application)\/javascript)?$/i.test(type);
}
