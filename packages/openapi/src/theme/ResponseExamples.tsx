import { TabItem, Tabs } from 'lectern/theme';
import type { ReactNode } from 'react';
import type { ApiExample, ApiResponse } from '../model/api-page.js';
import { useOpenapi } from './context.js';
import { ExampleChoice } from './ExampleChoice.js';
import { useApiMessages } from './useApiMessages.js';

interface ShownResponse {
  /** One status, or several that share their examples, as errors often do: `403, 404`. */
  status: string;
  examples: readonly ApiExample[];
  /** Equal examples of the other statuses. */
  equal: readonly ApiExample[];
}

/** Returns the examples to show next to the text: for each response, those of the first media type that has any. */
export function shownExamples(responses: readonly ApiResponse[]): ShownResponse[] {
  const shown = new Map<string, ShownResponse>();
  for (const { status, content } of responses) {
    const examples = content
      .map((each) => each.examples.filter(({ text }) => text !== ''))
      .find(({ length }) => length > 0);
    if (examples === undefined) continue;
    const key = JSON.stringify(examples);
    const same = shown.get(key);
    shown.set(
      key,
      same === undefined
        ? { status, examples, equal: [] }
        : { ...same, status: `${same.status}, ${status}`, equal: [...same.equal, ...examples] },
    );
  }
  return [...shown.values()];
}

/** Responses, with a tab for each status. */
export function ResponseExamples({
  title,
  shown,
}: {
  /** Title of the operation. */
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
            <ExampleChoice examples={examples} label={labelOf(status)} onBrokenLinks={onBrokenLinks} />
          </TabItem>
        ))}
      </Tabs>
    </div>
  );
}
