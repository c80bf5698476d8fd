/** Pages contain the element with this ID only if an island uses translations. */
export const messagesElementId = 'lectern-translations';

export function messagesInBrowser(): Readonly<Record<string, string>> {
  if (typeof document === 'undefined') return {};
  const text = document.getElementById(messagesElementId)?.textContent;
  return text ? (JSON.parse(text) as Record<string, string>) : {};
}
