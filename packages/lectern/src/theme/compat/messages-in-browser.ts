/** ID of the element that contains the translations, on pages with an island that uses them. */
export const messagesElementId = 'lectern-translations';

/** Returns the translations for the page's islands; empty in the default language. */
export function messagesInBrowser(): Readonly<Record<string, string>> {
  if (typeof document === 'undefined') return {};
  const text = document.getElementById(messagesElementId)?.textContent;
  return text ? (JSON.parse(text) as Record<string, string>) : {};
}
