import { trustedHtml } from '../../util/trusted-html.js';
import { nearestAddresses } from './nearest-addresses.js';

const most = 4;

export default function startSuggestions(): void {
  const suggest = (): void => {
    if (document.querySelector('.not-found') === null) return;
    // If the suggestions fail to load, the page still shows its message and the search field.
    void suggestAddresses().catch(() => undefined);
  };
  addEventListener('lectern:page', suggest);
  suggest();
}

async function suggestAddresses(): Promise<void> {
  const base = document.documentElement.dataset.base ?? '/';
  const path = decode(location.pathname);
  const wanted = path.startsWith(base) ? path.slice(base.length) : path.slice(1);
  fillSearch(wanted);
  const list = document.querySelector<HTMLElement>('.not-found-near');
  const sitemap = list?.dataset.sitemap;
  if (list === null || sitemap === undefined) return;
  const response = await fetch(sitemap);
  if (!response.ok) return;
  const known = addressesIn(await response.text())
    .filter((address) => address.startsWith(base))
    .map((address) => address.slice(base.length));
  const found = nearestAddresses({ wanted, known, most });
  if (found.length === 0) return;
  list.querySelector('ul')?.replaceChildren(...found.map((address) => item({ base, address })));
  list.classList.add('has-some');
}

function fillSearch(wanted: string): void {
  const field = document.querySelector<HTMLInputElement>('.not-found-search input');
  if (field === null || field.value !== '') return;
  const lastPart = wanted.replace(/\/(?:index)?$/, '').replace(/^.*\//, '');
  field.value = lastPart
    .replace(/\.html$/, '')
    .replace(/[-_+]+/g, ' ')
    .trim();
}

/** Ignores the sitemap's host, because the site may be open under another host. */
function addressesIn(sitemap: string): string[] {
  const xml = new DOMParser().parseFromString(trustedHtml(sitemap), 'text/xml');
  return [...xml.querySelectorAll('loc')].map(({ textContent }) => decode(new URL(textContent).pathname));
}

function item({ base, address }: { base: string; address: string }): HTMLLIElement {
  const link = document.createElement('a');
  link.href = base + encodeURI(address);
  link.textContent = `/${address}`;
  const element = document.createElement('li');
  element.append(link);
  return element;
}

function decode(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
