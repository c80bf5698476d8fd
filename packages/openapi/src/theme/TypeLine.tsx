import type { ReactNode } from 'react';
import type { SchemaNode } from '../model/api-page.js';
import { hasContent } from '../model/schema-content.js';
import { useOpenapi } from './context.js';
import { useApiMessages } from './useApiMessages.js';

export function TypeLine({ node, required }: { node: SchemaNode; required: boolean }): ReactNode {
  const t = useApiMessages();
  return (
    <>
      <TypeName node={node} isInTerm />
      {/* The `<b>` has no class, because a large reference contains it thousands of times. */}
      {required ? ' ' : null}
      {required ? <b>{t('theme.api.required')}</b> : null}
      {node.deprecated ? <Mark text={t('theme.api.deprecated')} /> : null}
      {node.readOnly ? <Mark text={t('theme.api.readOnly')} /> : null}
      {node.writeOnly ? <Mark text={t('theme.api.writeOnly')} /> : null}
    </>
  );
}

/** The badge starts with a space, because search and screen readers would otherwise join it with the previous word. */
function Mark({ text }: { text: string }): ReactNode {
  return (
    <>
      {' '}
      <span className="api-badge">{text}</span>
    </>
  );
}

export function TypeName({
  node,
  isInTerm = false,
}: {
  node: SchemaNode;
  /** In the `<dt>` of a field, the type has no class, which saves space on pages with thousands of fields. */
  isInTerm?: boolean;
}): ReactNode {
  const { api, href } = useOpenapi();
  const className = isInTerm ? undefined : 'api-type';
  const name = node.ref ?? node.items?.ref;
  const named = name === undefined ? undefined : api.schemasByName[name];
  const [before = '', after = ''] = name === undefined ? [node.label] : node.label.split(name);
  if (named === undefined || name === undefined || !node.label.includes(name))
    return <span className={className}>{node.label}</span>;
  const { schema } = named;
  return (
    <span className={className}>
      {before}
      <a href={href(named.target)}>{name}</a>
      {after}
      {/* The name of a scalar schema doesn't reveal its type, so the type follows. */}
      {schema === undefined || hasContent(schema) || saysNoMore({ name, label: schema.label })
        ? null
        : `: ${schema.label}`}
    </span>
  );
}

function saysNoMore({ name, label }: { name: string; label: string }): boolean {
  return label === 'any' || label === name;
}
