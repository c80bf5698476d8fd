/*
 * English messages for scripts within articles. A page contains them only if they are translated. They are separate
 * from `client.ts`, whose messages are part of a script that every page loads.
 */

import { linkCopied } from './client.js';

export const codeMessages = {
  copy: 'Copy',
  copied: 'Copied',
  failed: 'Copy failed',
  wrap: 'Wrap lines',
} as const;

/** Messages about images, diagrams, and links. */
export const articleMessages = {
  zoom: 'Zoom image: {alt}',
  unzoom: 'Close zoomed image: {alt}',
  enlarge: 'Enlarge',
  close: 'Close',
  linkCopied,
} as const;

/** Returns the messages if any of them differs from its default. */
export function changedMessages<Words extends Readonly<Record<string, string | undefined>>>({
  messages,
  defaults,
}: {
  messages: Words;
  defaults: Readonly<Record<keyof Words, string>>;
}): Words | undefined {
  return Object.entries(messages).some(([id, text]) => text !== defaults[id]) ? messages : undefined;
}
