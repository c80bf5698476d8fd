/*
 * Inlined, because it is for pages whose files failed to load. Only pages that the site's author may open first contain
 * it.
 */
import { suggestedBase } from '../shell/base-suggestion.js';

// The banner is visible only if the style sheet failed to load.
addEventListener('load', () => {
  const banner = document.querySelector<HTMLElement>('.base-banner');
  if (banner === null || getComputedStyle(banner).display === 'none') return;
  const { base = '/' } = document.documentElement.dataset;
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? '';
  const found = suggestedBase({ path: location.pathname, canonical: new URL(canonical).pathname, base });
  const suggestion = banner.querySelector('span');
  if (found === undefined || found === base || suggestion === null) return;
  suggestion.hidden = false;
  suggestion.querySelector('code')?.append(`"${found}"`);
});
