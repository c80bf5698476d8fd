import { CodeBlock } from 'lectern/theme';
import type { ReactNode } from 'react';
import type { ApiPage, NamedSchema } from '../model/api-page.js';
import { useOpenapi } from './context.js';
import type { Level } from './Heading.js';
import { below, Heading } from './Heading.js';
import { Kind, Schema } from './Schema.js';
import { GeneratedNote } from './Text.js';
import { TypeName } from './TypeLine.js';
import { useApiMessages } from './useApiMessages.js';

interface Props {
  schemas: readonly NamedSchema[];
  level: Level;
}

export function Schemas({ schemas, level }: Props): ReactNode {
  return schemas.map((named) => <SchemaSection key={named.name} named={named} level={level} />);
}

function SchemaSection({ named, level }: { named: NamedSchema; level: Level }): ReactNode {
  const t = useApiMessages();
  const { name, target, schema, examples } = named;
  const id = target.anchor ?? name;
  const isObject = schema.types.every((type) => type === 'object');
  const fullName = schema.title === undefined || schema.title === name ? name : `${name}: ${schema.title}`;
  return (
    <section className="api-schema" data-place={id}>
      <Heading level={level} id={id} text={name} name={fullName}>
        {fullName}
      </Heading>
      {isObject || schema.deprecated ? (
        <p className="api-media">
          {isObject ? <TypeName node={schema} /> : null}
          {schema.deprecated ? <span className="api-badge">{t('theme.api.deprecated')}</span> : null}
        </p>
      ) : null}
      <div data-tree={id}>
        <Kind node={schema} />
        <Schema node={schema} within={[name]} />
      </div>
      {examples.map((example) => (
        <details
          key={example.name}
          className={example.sampled ? 'api-tree api-sampled' : 'api-tree'}
          data-search-ignore=""
        >
          <summary>
            <span>
              {t('theme.api.example')}
              <GeneratedNote example={example} />
            </span>
          </summary>
          <CodeBlock language={example.language}>{example.text}</CodeBlock>
        </details>
      ))}
    </section>
  );
}

export function SchemaIndex({ schemas }: { schemas: NonNullable<ApiPage['schemaIndex']> }): ReactNode {
  const { href } = useOpenapi();
  if (schemas.length === 0) return null;
  return (
    <ul className="api-names">
      {schemas.map(({ name, target }) => (
        <li key={name}>
          <a href={href({ route: target.route })}>{name}</a>
        </li>
      ))}
    </ul>
  );
}

export function SchemaList({ schemas, level }: { schemas: readonly NamedSchema[]; level: Level }): ReactNode {
  const t = useApiMessages();
  if (schemas.length === 0) return null;
  return (
    <section className="api-part">
      <Heading level={level} id="schemas" text={t('theme.api.schemas')} />
      <Schemas schemas={schemas} level={below(level)} />
    </section>
  );
}
