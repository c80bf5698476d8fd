import { BreakableName, usePluginMessages } from 'lectern/theme';
import type { ReactNode } from 'react';
import { traceMessages } from '../../trace/messages.js';
import type { TraceLink, TraceRow } from '../../trace/types.js';

export function IdLinks({
  links,
  withTitles = false,
}: {
  links: readonly TraceLink[];
  withTitles?: boolean;
}): ReactNode {
  if (links.length === 0) return <None />;
  return (
    <ul className="trace-links">
      {links.map(({ id, href, title }) => (
        <li key={id}>
          <a href={href} {...(withTitles ? {} : { title })}>
            {id}
          </a>
          {withTitles ? ` ${title}` : null}
        </li>
      ))}
    </ul>
  );
}

export function SymbolLinks({ symbols }: Pick<TraceRow, 'symbols'>): ReactNode {
  if (symbols.length === 0) return <None />;
  return (
    <ul className="trace-links">
      {symbols.map(({ name, href }) => (
        <li key={name}>
          <a href={href}>
            <code>
              <BreakableName name={name} />
            </code>
          </a>
        </li>
      ))}
    </ul>
  );
}

function None(): ReactNode {
  const t = usePluginMessages(traceMessages);
  return <span className="trace-none">{t('theme.trace.none')}</span>;
}
