import type { ReactNode } from 'react';
import type { ApiOperation } from '../../../../sources/openapi/model.js';
import { apiConsoleMessages } from '../../../../util/api-messages.js';
import { usePage } from '../../../context.js';
import { useOpenapi } from '../context.js';
import { TryIt } from './TryIt.js';

/** The console of an operation; none where the API itself sends the request. */
export function ConsoleOf({ operation: { id, title, webhook } }: { operation: ApiOperation }): ReactNode {
  const { mockUrl } = useOpenapi();
  const { messages } = usePage().site;
  if (webhook || mockUrl === undefined) return null;
  const translated = Object.fromEntries(
    Object.entries(messages).filter(([key]) => key in apiConsoleMessages),
  );
  return (
    <TryIt
      id={id}
      title={title}
      dataUrl={mockUrl}
      {...(Object.keys(translated).length === 0 ? {} : { messages: translated })}
    />
  );
}
