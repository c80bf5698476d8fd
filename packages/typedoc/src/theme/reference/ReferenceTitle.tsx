import { BreakableName } from 'lectern/theme';
import type { ReactNode } from 'react';
import { useMessages } from '../useMessages.js';
import { Badge, Marks } from './Badges.js';
import { useReference } from './context.js';
import { DefinedIn } from './DefinedIn.js';

export function ReferenceTitle(): ReactNode {
  const { entry, href } = useReference();
  const t = useMessages();
  const { kind, name, module, marks, isDefault, source } = entry;
  const [before = '', after = ''] = t('theme.reference.inModule').split('{module}');
  return (
    <header className="ref-title">
      <h1>
        {kind === 'package' || kind === 'modules' ? null : (
          <>
            <span className="ref-kind">{t(`theme.reference.kind.${kind}`)}</span>{' '}
          </>
        )}
        {kind === 'modules' ? t('theme.reference.kind.modules') : <BreakableName name={name} />}
      </h1>
      <div className="ref-facts" data-search-ignore="">
        <Marks marks={marks} />
        {isDefault ? <Badge>{t('theme.reference.default-export')}</Badge> : null}
        {module === undefined ? null : (
          <span>
            {before}
            <a href={href(module)}>{module.name}</a>
            {after}
          </span>
        )}
        {kind === 'package' ? <PackageFacts /> : null}
        {source === undefined ? null : <DefinedIn source={source} />}
      </div>
      {kind === 'package' && entry.package.description !== undefined ? (
        <p className="lead">{entry.package.description}</p>
      ) : null}
    </header>
  );
}

function PackageFacts(): ReactNode {
  const { name, version } = useReference().entry.package;
  return (
    <span>
      <code>{name}</code> {version}
    </span>
  );
}
