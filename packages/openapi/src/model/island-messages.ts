/* The English messages of these islands are in their scripts, so only translated pages contain messages. */

export const filterMessages = {
  label: 'Filter operations',
  found: '{number} found',
  loading: 'Searching all pages…',
  failed: 'Only this page was searched: the list of all operations failed to load.',
} as const;

export const moreSamplesMessages = {
  choose: 'More languages',
  copy: 'Copy',
  copied: 'Copied',
  failed: 'The sample failed to load. Choose the language again.',
} as const;

/** Returns an empty object if all messages are in English. */
export function translatedMessages<Words extends Readonly<Record<string, string>>>({
  messages,
  defaults,
}: {
  messages: Words;
  defaults: Readonly<Record<keyof Words, string>>;
}): { messages?: Words } {
  return Object.entries(messages).some(([id, text]) => text !== defaults[id]) ? { messages } : {};
}
