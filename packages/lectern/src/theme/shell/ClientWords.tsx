import type { ReactNode } from 'react';
import { translatedClientMessages, wordsElementId } from '../../messages/client.js';
import { inlineJson } from '../../util/escape.js';
import { usePage } from '../context.js';

/** Messages for the theme's scripts, on pages that are not in English. */
export function ClientWords(): ReactNode {
  const words = translatedClientMessages(usePage().site.messages);
  if (Object.keys(words).length === 0) return null;
  const json = inlineJson(words);
  return <script type="application/json" id={wordsElementId} dangerouslySetInnerHTML={{ __html: json }} />;
}
