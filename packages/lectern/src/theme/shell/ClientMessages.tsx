import type { ReactNode } from 'react';
import { messagesElementId } from '../../messages/client.js';
import { translatedClientMessages } from '../../messages/client-translations.js';
import { inlineJson } from '../../util/escape.js';
import { usePage } from '../context.js';

export function ClientMessages(): ReactNode {
  const messages = translatedClientMessages(usePage().site.messages);
  if (Object.keys(messages).length === 0) return null;
  const json = inlineJson(messages);
  return <script type="application/json" id={messagesElementId} dangerouslySetInnerHTML={{ __html: json }} />;
}
