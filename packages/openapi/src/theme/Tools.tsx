import { usePage } from 'lectern/theme';
import type { ReactNode } from 'react';
import { useApiMessages } from './useApiMessages.js';

/** The toolbar of an operation. It is hidden until the page's script has loaded. */
export function Tools(): ReactNode {
  const t = useApiMessages();
  return (
    <p className="api-tools">
      {/*
       * These buttons are at the end of the row. When “Copied” changes the width of the copy button, they don't move.
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

/** A button that copies the section in which it is located, or the whole page if it is outside a section. */
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
