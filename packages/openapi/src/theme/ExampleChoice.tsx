import { CodeBlock, TabItem, Tabs } from 'lectern/theme';
import type { ReactNode } from 'react';
import type { ApiExample, OpenapiPageProps } from '../model/api-page.js';
import { TextWithin } from './Text.js';

/** Tabs are rendered separately and can't read the page's context, so `onBrokenLinks` is a prop. */
type Policy = Pick<OpenapiPageProps, 'onBrokenLinks'>;

export function ExampleChoice({
  examples,
  label,
  onBrokenLinks,
  showsSummary = false,
}: Policy & {
  showsSummary?: boolean;
  examples: readonly ApiExample[];
  label: string;
}): ReactNode {
  const [first, ...others] = examples;
  if (first === undefined) return null;
  if (others.length === 0)
    return <Example example={first} onBrokenLinks={onBrokenLinks} showsSummary={showsSummary} />;
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
  example: { summary, description, externalValue, text, language },
  onBrokenLinks,
  showsSummary = false,
}: Policy & {
  showsSummary?: boolean;
  example: ApiExample;
}): ReactNode {
  return (
    <>
      {showsSummary && summary !== undefined ? <p className="api-quiet">{summary}</p> : null}
      <TextWithin text={description} onBrokenLinks={onBrokenLinks} />
      {externalValue === undefined ? null : <p>{externalValue}</p>}
      {text === '' ? null : <CodeBlock language={language}>{text}</CodeBlock>}
    </>
  );
}
