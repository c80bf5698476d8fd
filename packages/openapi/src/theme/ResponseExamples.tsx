import { TabItem, Tabs } from 'lectern/theme';
import type { ReactNode } from 'react';
import type { ShownResponse } from '../model/shown-examples.js';
import { useOpenapi } from './context.js';
import { ExampleChoice } from './ExampleChoice.js';
import { useApiMessages } from './useApiMessages.js';

export function ResponseExamples({
  title,
  shown,
}: {
  title: string;
  shown: readonly ShownResponse[];
}): ReactNode {
  const { onBrokenLinks } = useOpenapi();
  const t = useApiMessages();
  const [first, ...others] = shown;
  if (first === undefined) return null;
  const labelOf = (status: string): string => t('theme.api.example.response', { status });
  if (others.length === 0)
    return (
      <div className="api-example" data-search-ignore="">
        <p className="api-aside-title">
          {labelOf(first.status)}
          {first.examples.length === 1 && first.examples[0]?.summary !== undefined
            ? `: ${first.examples[0].summary}`
            : null}
        </p>
        <ExampleChoice
          examples={first.examples}
          label={labelOf(first.status)}
          onBrokenLinks={onBrokenLinks}
        />
      </div>
    );
  return (
    <div className="api-example" data-search-ignore="">
      <Tabs label={t('theme.api.example.responses', { operation: title })}>
        {shown.map(({ status, examples }) => (
          <TabItem key={status} value={status} label={status}>
            <ExampleChoice
              examples={examples}
              label={labelOf(status)}
              onBrokenLinks={onBrokenLinks}
              showsSummary
            />
          </TabItem>
        ))}
      </Tabs>
    </div>
  );
}
