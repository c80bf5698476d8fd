import { usePage } from 'lectern/theme';
import type { ReactNode } from 'react';
import { useApiMessages } from './useApiMessages.js';

/** The toolbar of an operation, which needs the page's script and is hidden without it. */
export function Tools(): ReactNode {
  const t = useApiMessages();
  const { markdown } = usePage();
  return (
    <p className="api-tools">
      <button type="button" data-api-tool="expand" aria-pressed={false}>
        {t('theme.api.expandAll')}
      </button>
      {markdown === undefined ? null : (
        <button
          type="button"
          data-api-tool="copy"
          data-markdown={new URL(markdown).pathname}
          data-copied={t('theme.api.copied')}
          data-failed={t('theme.api.notCopied')}
        >
          {t('theme.api.copyMarkdown')}
        </button>
      )}
    </p>
  );
}
