import { CodeBlock, TabItem, Tabs } from 'lectern/theme';
import type { ReactNode } from 'react';
import type { ApiExample, OpenapiPageProps } from '../model/api-page.js';
import { TextWithin } from './Text.js';

/** Passed as a prop instead of context, because tabs are rendered separately. */
type Policy = Pick<OpenapiPageProps, 'onBrokenLinks'>;

/** Examples by name; a single one needs no tabs. */
export function ExampleChoice({
  examples,
  label,
  onBrokenLinks,
}: Policy & {
  examples: readonly ApiExample[];
  /** Accessible name of the tabs. */
  label: string;
}): ReactNode {
  const [first, ...others] = examples;
  if (first === undefined) return null;
  if (others.length === 0) return <Example example={first} onBrokenLinks={onBrokenLinks} />;
  return (
    <Tabs label={label}>
      {examples.map((example) => (
        <TabItem key={example.name} value={example.name} label={example.summary ?? example.name}>
          <Example example={example} onBrokenLinks={onBrokenLinks} />
        </TabItem>
      ))}
    </Tabs>
  );
}

function Example({
  example: { description, externalValue, text, language },
  onBrokenLinks,
}: Policy & {
  example: ApiExample;
}): ReactNode {
  return (
    <>
      <TextWithin text={description} onBrokenLinks={onBrokenLinks} />
      {externalValue === undefined ? null : <p>{externalValue}</p>}
      {text === '' ? null : <CodeBlock language={language}>{text}</CodeBlock>}
    </>
  );
}
