/*
 * Suggests the correct base path if a page's files failed to load. This script is inlined, because a separate file
 * would also fail to load.
 */
import { suggestedBase } from '../shell/base-suggestion.js';

// The style sheet hides the banner, so the banner is visible only if the style sheet failed to load.
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
