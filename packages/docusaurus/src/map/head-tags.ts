import type { HeadTag } from 'lectern/plugin';
import type { Loose } from '../values.js';
import { isObject, listOf, objectOf, textOf } from '../values.js';

export function headTagsOf({ headTags, scripts, stylesheets }: Loose): HeadTag[] {
  return [
    ...listOf(headTags).filter(isObject).flatMap(ownTag),
    ...listOf(stylesheets).flatMap((sheet) =>
      withAddress({ value: sheet, key: 'href', tagName: 'link', extra: { rel: 'stylesheet' } }),
    ),
    ...listOf(scripts).flatMap((script) =>
      withAddress({ value: script, key: 'src', tagName: 'script', extra: {} }),
    ),
  ];
}

function ownTag({ tagName, attributes, innerHTML }: Loose): HeadTag[] {
  const name = textOf(tagName);
  if (name === undefined) return [];
  const inner = textOf(innerHTML);
  return [
    {
      tagName: name,
      attributes: attributesOf(objectOf(attributes)),
      ...(inner === undefined ? {} : { innerHTML: inner }),
    },
  ];
}

function withAddress({
  value,
  key,
  tagName,
  extra,
}: {
  value: unknown;
  key: 'href' | 'src';
  tagName: string;
  extra: Readonly<Record<string, string>>;
}): HeadTag[] {
  const given: Loose = typeof value === 'string' ? { [key]: value } : objectOf(value);
  if (textOf(given[key]) === undefined) return [];
  const attributes = { ...extra, ...attributesOf(given) };
  // A classic script without `async` or `defer` would block rendering.
  const runsLater = ['async', 'defer', 'type'].some((name) => name in attributes) || tagName !== 'script';
  return [{ tagName, attributes: runsLater ? attributes : { ...attributes, defer: true } }];
}

export function attributesOf(given: Loose): Record<string, string | boolean> {
  return Object.fromEntries(
    Object.entries(given)
      .filter(([, value]) => value !== undefined && value !== null && typeof value !== 'object')
      .map(([name, value]) => [name, typeof value === 'boolean' ? value : String(value)]),
  );
}

export function gtagTags(options: unknown): HeadTag[] {
  const { trackingID, anonymizeIP } = objectOf(options);
  const ids = listOf(trackingID).filter((id): id is string => typeof id === 'string');
  const [first] = ids;
  if (first === undefined) return [];
  const settings = anonymizeIP === true ? ", { 'anonymize_ip': true }" : '';
  const configs = ids.map((id) => `gtag('config', ${JSON.stringify(id)}${settings});`);
  return [
    {
      tagName: 'script',
      attributes: { async: true, src: `https://www.googletagmanager.com/gtag/js?id=${first}` },
    },
    {
      tagName: 'script',
      innerHTML: [
        'window.dataLayer = window.dataLayer || [];',
        'function gtag(){dataLayer.push(arguments);}',
        "gtag('js', new Date());",
        ...configs,
      ].join('\n'),
    },
  ];
}

export function tagManagerTags(options: unknown): HeadTag[] {
  const id = textOf(objectOf(options).containerId);
  if (id === undefined) return [];
  return [
    {
      tagName: 'script',
      innerHTML:
        "window.dataLayer = window.dataLayer || [];\ndataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });",
    },
    {
      tagName: 'script',
      attributes: { async: true, src: `https://www.googletagmanager.com/gtm.js?id=${id}` },
    },
  ];
}
