import { useElementId } from 'lectern/theme';
import type { ReactNode } from 'react';
import type { SchemaNode, UsedSchema } from '../model/api-page.js';
import { useOpenapi } from './context.js';
import { Filled } from './Text.js';
import { useApiMessages } from './useApiMessages.js';

interface Common {
  within: readonly string[];
  /** This is a prop to avoid a circular import. */
  show: (node: SchemaNode) => ReactNode;
  held: (named: UsedSchema) => ReactNode;
  isOpen?: boolean;
}

export function SchemaChoices({ node, ...common }: Common & { node: SchemaNode }): ReactNode {
  const t = useApiMessages();
  const { oneOf, anyOf, allOf, not, conditions = [] } = node;
  return (
    <>
      {oneOf.length === 0 ? null : (
        <Choice text={t('theme.api.oneOf')} nodes={oneOf} {...common} isExclusive />
      )}
      {anyOf.length === 0 ? null : <Choice text={t('theme.api.anyOf')} nodes={anyOf} {...common} />}
      {allOf.length === 0 ? null : <Choice text={t('theme.api.allOf')} nodes={allOf} {...common} />}
      {not === undefined ? null : <Choice text={t('theme.api.not')} nodes={[not]} {...common} />}
      {conditions.map(({ kind, name = '', schema }) => (
        <Choice
          key={`${kind} ${name}`}
          text={t(`theme.api.${kind}`, { name })}
          nodes={[schema]}
          {...common}
        />
      ))}
      <DiscriminatorLine node={node} />
    </>
  );
}

interface ChoiceProps extends Common {
  text: string;
  nodes: readonly SchemaNode[];
  isExclusive?: boolean;
}

/** The `details` of an exclusive list share a name, so only one can be open. */
function Choice({ text, nodes, isExclusive = false, isOpen = false, ...common }: ChoiceProps): ReactNode {
  const group = useElementId('choice');
  return (
    <div className="api-choice">
      <p>{text}</p>
      {nodes.map((node, index) => (
        <Variant
          // biome-ignore lint/suspicious/noArrayIndexKey: the nodes never change while they are rendered.
          key={index}
          node={node}
          {...common}
          isOpen={isOpen && index === 0}
          group={isExclusive ? group : undefined}
        />
      ))}
    </div>
  );
}

function Variant({
  node,
  within,
  show,
  held,
  group,
  isOpen,
}: Common & {
  node: SchemaNode;
  group: string | undefined;
}): ReactNode {
  const { api, href } = useOpenapi();
  const t = useApiMessages();
  const named = node.ref === undefined ? undefined : api.schemasByName[node.ref];
  const label = node.title ?? labelOf(node);
  const name = group === undefined ? {} : { name: group };
  if (named === undefined) {
    return (
      <details className="api-tree" open={isOpen} {...name}>
        <summary>{label}</summary>
        {show(node)}
      </details>
    );
  }
  const link = (
    <p className="api-see">
      <a href={href(named.target)}>{t('theme.api.seeSchema', { name: named.name })}</a>
    </p>
  );
  if (within.includes(named.name)) return link;
  const tree = held(named);
  return (
    <details
      className="api-tree"
      data-schema={named.target.anchor}
      open={isOpen === true && tree !== null}
      {...name}
    >
      <summary>{label}</summary>
      {tree ?? link}
    </details>
  );
}

/** Labels an unnamed alternative with its required fields, such as `object {repository_id}`. */
function labelOf({ label, ref, properties }: SchemaNode): string {
  const required = properties.filter((property) => property.required).map(({ name }) => name);
  if (ref !== undefined || required.length === 0) return label;
  return `${label} {${required.slice(0, 3).join(', ')}${required.length > 3 ? ', …' : ''}}`;
}

function DiscriminatorLine({ node: { discriminator } }: { node: SchemaNode }): ReactNode {
  const { api, href } = useOpenapi();
  const t = useApiMessages();
  // Only named alternatives are listed here. An unnamed alternative already shows its values among its fields.
  if (discriminator === undefined || discriminator.mapping.length === 0) return null;
  return (
    <div className="api-note">
      <p>
        <Filled text={t('theme.api.discriminator')}>
          <code>{discriminator.property}</code>
        </Filled>
      </p>
      <ul>
        {discriminator.mapping.map(({ value, ref }) => {
          const target = api.schemasByName[ref]?.target;
          return (
            <li key={value}>
              <code>{value}</code>: {target === undefined ? ref : <a href={href(target)}>{ref}</a>}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
