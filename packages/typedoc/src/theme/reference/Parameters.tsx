import type { ReactNode } from 'react';
import type { ParameterDoc, TypeParameterDoc } from '../../model/types.js';
import { useMessages } from '../useMessages.js';
import { Badge } from './Badges.js';
import { InlineCode } from './Code.js';
import { Text } from './Text.js';

export function Parameters({ parameters }: { parameters: readonly ParameterDoc[] }): ReactNode {
  const t = useMessages();
  return (
    <dl className="ref-values">
      {parameters.map(({ name, type, optional, rest, defaultValue, text, properties }) => (
        <div key={name}>
          <dt>
            <code className="ref-name">{name}</code> <InlineCode parts={type} />{' '}
            {rest ? <Badge>{t('theme.reference.rest')}</Badge> : null}
            {optional && defaultValue === undefined ? <Badge>{t('theme.reference.optional')}</Badge> : null}
            {defaultValue === undefined ? null : <DefaultValue value={defaultValue} />}
          </dt>
          {text === undefined && properties.length === 0 ? null : (
            <dd>
              <Text text={text} />
              {properties.length === 0 ? null : <Parameters parameters={properties} />}
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

function DefaultValue({ value }: { value: string }): ReactNode {
  const t = useMessages();
  const [before = '', after = ''] = t('theme.reference.default').split('{value}');
  return (
    <Badge>
      {before}
      <code>{value}</code>
      {after}
    </Badge>
  );
}

export function TypeParameters({ parameters }: { parameters: readonly TypeParameterDoc[] }): ReactNode {
  const t = useMessages();
  const [before = '', after = ''] = t('theme.reference.default').split('{value}');
  return (
    <dl className="ref-values">
      {parameters.map(({ name, constraint, defaultType, text }) => (
        <div key={name}>
          <dt>
            <code className="ref-name">{name}</code>{' '}
            {constraint === undefined ? null : (
              <>
                {t('theme.reference.extends')} <InlineCode parts={constraint} />{' '}
              </>
            )}
            {defaultType === undefined ? null : (
              <Badge>
                {before}
                <InlineCode parts={defaultType} />
                {after}
              </Badge>
            )}
          </dt>
          {text === undefined ? null : (
            <dd>
              <Text text={text} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
