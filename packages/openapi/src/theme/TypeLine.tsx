import type { ReactNode } from 'react';
import type { SchemaNode } from '../model/api-page.js';
import { hasContent } from '../model/schema-content.js';
import { useOpenapi } from './context.js';
import { useApiMessages } from './useApiMessages.js';

/** The type and attributes of a field. */
export function TypeLine({ node, required }: { node: SchemaNode; required: boolean }): ReactNode {
  const t = useApiMessages();
  return (
    <>
      <TypeName node={node} />
      {required ? <span className="api-required">{t('theme.api.required')}</span> : null}
      {node.deprecated ? <span className="api-badge">{t('theme.api.deprecated')}</span> : null}
      {node.readOnly ? <span className="api-badge">{t('theme.api.readOnly')}</span> : null}
      {node.writeOnly ? <span className="api-badge">{t('theme.api.writeOnly')}</span> : null}
    </>
  );
}

/** The type of a field, linked if it is a named schema. */
export function TypeName({ node }: { node: SchemaNode }): ReactNode {
  const { api, href } = useOpenapi();
  const name = node.ref ?? node.items?.ref;
  const named = name === undefined ? undefined : api.schemasByName[name];
  const [before = '', after = ''] = name === undefined ? [node.label] : node.label.split(name);
  if (named === undefined || name === undefined || !node.label.includes(name))
    return <span className="api-type">{node.label}</span>;
  const { schema } = named;
  return (
    <span className="api-type">
      {before}
      <a href={href(named.target)}>{name}</a>
      {after}
      {/* The name of a schema does not reveal that it's a string or a number. */}
      {schema === undefined || hasContent(schema) || saysNoMore({ name, label: schema.label })
        ? null
        : `: ${schema.label}`}
    </span>
  );
}

function saysNoMore({ name, label }: { name: string; label: string }): boolean {
  return label === 'any' || label === name;
}
