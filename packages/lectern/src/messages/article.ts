/* These messages are not in `client.ts`, because every page loads the messages in that file. */

import { linkCopied } from './client.js';

export const codeMessages = {
  copy: 'Copy',
  copied: 'Copied',
  failed: 'Copy failed',
  wrap: 'Wrap lines',
} as const;

export const articleMessages = {
  zoom: 'Zoom image: {alt}',
  unzoom: 'Close zoomed image: {alt}',
  enlarge: 'Enlarge',
  close: 'Close',
  linkCopied,
} as const;

export function changedMessages<Words extends Readonly<Record<string, string | undefined>>>({
  messages,
  defaults,
}: {
  messages: Words;
  defaults: Readonly<Record<keyof Words, string>>;
}): Words | undefined {
  return Object.entries(messages).some(([id, text]) => text !== defaults[id]) ? messages : undefined;
}
