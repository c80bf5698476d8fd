import { useHref, usePage } from 'lectern/theme';
import type { ReactNode } from 'react';
import type { DocumentLink } from '../model/api-page.js';
import { filterMessages, translatedMessages } from '../model/island-messages.js';
import { pageOfAll } from './sidebar-filter/page-of-all.js';
import { SidebarFilter } from './sidebar-filter/SidebarFilter.js';
import { useApiMessages } from './useApiMessages.js';

interface Props {
  documents: readonly DocumentLink[];
}

export default function SidebarTop({ documents }: Props): ReactNode {
  const t = useApiMessages();
  const items = usePage().sidebar?.items ?? [];
  return (
    <>
      <Documents documents={documents} />
      <SidebarFilter
        {...translatedMessages({
          messages: {
            label: t('theme.api.filter'),
            found: t('theme.api.filter.found'),
            loading: t('theme.api.filter.loading'),
            failed: t('theme.api.filter.failed'),
          },
          defaults: filterMessages,
        })}
        {...pageOfAll(items)}
      />
    </>
  );
}

/** The entries are links, so the menu also works without scripts. */
function Documents({ documents }: Props): ReactNode {
  const t = useApiMessages();
  const href = useHref();
  if (documents.length < 2) return null;
  const current = documents.find((document) => document.current);
  return (
    <details className="api-documents">
      <summary>
        <span className="sr-only">{`${t('theme.api.documents')}: `}</span>
        {current?.label ?? t('theme.api.documents')}
      </summary>
      <ul>
        {documents.map((document) => (
          <li key={document.route}>
            <a
              href={href({ route: document.route })}
              {...(document.current ? { 'aria-current': 'true' as const } : {})}
            >
              {document.label}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
