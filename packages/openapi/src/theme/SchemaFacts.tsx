import type { ReactNode } from 'react';
import type { JsonValue, SchemaNode } from '../model/api-page.js';
import { upperFirst } from '../model/upper-first.js';
import { Filled, Listed, MoreOn, Text } from './Text.js';
import { useApiMessages } from './useApiMessages.js';

export function SchemaFacts({ node }: { node: SchemaNode }): ReactNode {
  const t = useApiMessages();
  const facts = [
    ...(node.enum === undefined
      ? []
      : [<Values key="enum" text={t('theme.api.values')} values={node.enum} />]),
    ...(node.const === undefined
      ? []
      : [<Values key="const" text={t('theme.api.value')} values={[node.const]} />]),
    ...(node.default === undefined
      ? []
      : [<Values key="default" text={t('theme.api.default')} values={[node.default]} />]),
    ...node.constraints.map(upperFirst),
    ...(node.examples.length === 0
      ? []
      : [<Values key="examples" text={t('theme.api.examples')} values={node.examples} />]),
  ];
  return (
    <>
      {facts.length === 0 ? null : (
        <ul className="api-facts">
          {facts.map((fact, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the facts never change while they are rendered.
            <li key={index}>{fact}</li>
          ))}
        </ul>
      )}
      {node.enumDescriptions === undefined ? null : (
        <ul className="api-meanings">
          {Object.entries(node.enumDescriptions).map(([value, meaning]) => (
            <li key={value}>
              {isPlain(meaning.markdown) ? (
                <>
                  <code>{value}</code>: {meaning.markdown}
                </>
              ) : (
                <Text text={{ ...meaning, markdown: `\`\` ${value} \`\`: ${meaning.markdown}` }} />
              )}
            </li>
          ))}
        </ul>
      )}
      <MoreOn docs={node.externalDocs} />
    </>
  );
}

function isPlain(markdown: string): boolean {
  return !/[\n<&*_`[\]\\~:@]|www\./.test(markdown);
}

function Values({ text, values }: { text: string; values: readonly JsonValue[] }): ReactNode {
  return (
    <Filled text={text}>
      <Listed pieces={values.map((value) => <code key={plain(value)}>{plain(value)}</code>)} />
    </Filled>
  );
}

function plain(value: JsonValue): string {
  if (value === '') return '""';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
