import { usePage } from 'lectern/theme';
import type { ReactNode } from 'react';
import { apiConsoleMessages } from '../../console-messages.js';
import type { ApiOperation } from '../../model/api-page.js';
import { useOpenapi } from '../context.js';
import { TryIt } from './TryIt.js';

export function ConsoleOf({ operation: { id, title, webhook } }: { operation: ApiOperation }): ReactNode {
  const { consoleUrl } = useOpenapi();
  const { messages } = usePage().site;
  if (webhook || consoleUrl === undefined) return null;
  const translated = Object.fromEntries(
    Object.entries(messages).filter(([key]) => key in apiConsoleMessages),
  );
  return (
    <TryIt
      id={id}
      title={title}
      dataUrl={consoleUrl}
      {...(Object.keys(translated).length === 0 ? {} : { messages: translated })}
    />
  );
}
