import type { ReactNode } from 'react';
import type { SourceLocation } from '../../model/types.js';
import { useMessages } from '../useMessages.js';

export function DefinedIn({ source }: { source: SourceLocation }): ReactNode {
  const t = useMessages();
  const { file, line, url } = source;
  const [before = '', after = ''] = t('theme.reference.definedIn').split('{place}');
  const location = `${file}:${line}`;
  return (
    <span className="ref-source">
      {before}
      {url === undefined ? location : <a href={url}>{location}</a>}
      {after}
    </span>
  );
}
