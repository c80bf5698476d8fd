import type { CspDirective, CspSources } from '../../content/types.js';

export interface CodeNeeds {
  origins: CspSources;
  /** Whether a script sets HTML or creates script elements, which a CSP with Trusted Types blocks. */
  setsHtml: boolean;
}

interface Input {
  modules: readonly { id: string; code: string }[];
  styles: readonly string[];
}

/** Engine modules and their dependencies. They load nothing from other origins, and comply with Trusted Types. */
const ofEngine =
  /\/node_modules\/(?:react|react-dom|scheduler|lectern|@lectern|@orama|medium-zoom|sucrase)\//;

/**
 * The string `'script'` may be anywhere in the code, because embed snippets often pass the tag name to a function that
 * calls `createElement`.
 */
function createsScripts(code: string): boolean {
  return /["'`]script["'`]/.test(code) && /\bcreateElement\b|\bjsxs?\b/.test(code);
}

const setsHtml =
  /\.(?:inner|outer)HTML\s*=[^=]|\binsertAdjacentHTML\b|\bdocument\.write|\bdangerouslySetInnerHTML\b|\bsrcdoc\b|\bnew Function\b|\beval\(|\bDOMParser\b|\bcreateContextualFragment\b/;

/** Scripts from other origins usually show frames or send data to their origin, so they need these directives. */
const ofScripts: readonly CspDirective[] = ['script-src', 'connect-src', 'frame-src', 'img-src', 'style-src'];

const uses: readonly (readonly [RegExp, readonly CspDirective[]])[] = [
  [/\b(?:fetch|XMLHttpRequest|WebSocket|EventSource|sendBeacon|axios)\b/, ['connect-src']],
  [/["'`]iframe["'`]/, ['frame-src']],
  [/["'`]img["'`]|\bnew Image\b/, ['img-src']],
  [/["'`](?:video|audio)["'`]/, ['media-src']],
];

const url = /["'`]((?:https?|wss?):\/\/[^"'`\s\\${}]+)/g;
/** Hosts of URLs that only identify a format or are shown in a message. Nothing is loaded from them. */
const neverLoaded = /^https?:\/\/(?:www\.w3\.org|react\.dev|reactjs\.org|schema\.org)$/;

/** Doesn't find the origins of URLs that a script computes at run time. */
export function codeNeeds({ modules, styles }: Input): CodeNeeds {
  const own = modules.filter(({ id }) => !ofEngine.test(id));
  const found = new Map<CspDirective, Set<string>>();
  const allow = (directives: readonly CspDirective[], address: string): void => {
    const origin = URL.canParse(address) ? new URL(address).origin : 'null';
    if (origin === 'null' || neverLoaded.test(origin)) return;
    for (const directive of directives) found.set(directive, (found.get(directive) ?? new Set()).add(origin));
  };
  for (const { code } of own) {
    const directives = [
      ...(createsScripts(code) ? ofScripts : []),
      ...uses.flatMap(([pattern, allowed]) => (pattern.test(code) ? allowed : [])),
    ];
    if (directives.length > 0) for (const [, address = ''] of code.matchAll(url)) allow(directives, address);
  }
  for (const style of styles) {
    for (const [, address = ''] of style.matchAll(/@import\s*(?:url\()?\s*["']?(https?:[^"')\s]+)/g)) {
      allow(['style-src', 'font-src'], address);
      // The style sheets of Google Fonts load fonts from another host.
      if (address.startsWith('https://fonts.googleapis.com/'))
        allow(['font-src'], 'https://fonts.gstatic.com');
    }
    for (const [, address = ''] of style
      .replace(/@import[^;]*;/g, '')
      .matchAll(/url\(\s*["']?(https?:[^"')\s]+)/g))
      allow(['img-src', 'font-src'], address);
  }
  return {
    origins: Object.fromEntries([...found].map(([directive, sources]) => [directive, [...sources].sort()])),
    setsHtml: own.some(({ code }) => createsScripts(code) || setsHtml.test(code)),
  };
}
