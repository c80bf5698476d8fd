import type { ReactNode } from 'react';
import type { SourcePlace } from '../../model/types.js';
import { useMessages } from '../useMessages.js';

/** The file and line of a declaration, as a link if the repository is known. */
export function DefinedIn({ source }: { source: SourcePlace }): ReactNode {
  const t = useMessages();
  const { file, line, url } = source;
  const [before = '', after = ''] = t('theme.reference.definedIn').split('{place}');
  const place = `${file}:${line}`;
  return (
    <span className="ref-source">
      {before}
      {url === undefined ? place : <a href={url}>{place}</a>}
      {after}
    </span>
  );
}
