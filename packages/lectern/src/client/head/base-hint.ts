/*
 * This script is inlined, because it is for pages whose files failed to load. It is only in pages that a site's
 * author is likely to open first.
 */
import { suggestedBase } from '../shell/base-suggestion.js';

// The banner is visible only if the style sheet failed to load. In that case, suggest the correct base path.
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
