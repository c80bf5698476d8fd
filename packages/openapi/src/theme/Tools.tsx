import { usePage } from 'lectern/theme';
import type { ReactNode } from 'react';
import { useApiMessages } from './useApiMessages.js';

/** The toolbar is hidden until the page's script has loaded. */
export function Tools(): ReactNode {
  const t = useApiMessages();
  return (
    <p className="api-tools">
      {/*
       * On wide screens, the toolbar is at the end of its row. The copy button comes first, so “Copied” changes its width
       * without moving the other button.
       */}
      <CopyMarkdown label={t('theme.api.copyMarkdown')} />
      <button type="button" data-api-tool="expand" data-needs-script aria-pressed={false}>
        {t('theme.api.expandAll')}
      </button>
    </p>
  );
}

export function PageTools(): ReactNode {
  const t = useApiMessages();
  return (
    <p className="api-tools">
      <CopyMarkdown label={t('theme.api.copyPage')} />
    </p>
  );
}

/** Outside of a section, the button copies the whole page. */
function CopyMarkdown({ label }: { label: string }): ReactNode {
  const t = useApiMessages();
  const { markdown } = usePage();
  if (markdown === undefined) return null;
  return (
    <button
      type="button"
      data-api-tool="copy"
      data-needs-script
      data-markdown={new URL(markdown).pathname}
      data-copied={t('theme.api.copied')}
      data-failed={t('theme.api.notCopied')}
    >
      {label}
    </button>
  );
}
