import { CodeBlock, TabItem, Tabs } from 'lectern/theme';
import type { ReactNode } from 'react';
import type { ApiOperation } from '../../model/api-page.js';
import { moreSamplesMessages, translatedMessages } from '../../model/island-messages.js';
import { useOpenapi } from '../context.js';
import { useApiMessages } from '../useApiMessages.js';
import { MoreSamples } from './MoreSamples.js';

export function Samples({ operation: { id, samples, title } }: { operation: ApiOperation }): ReactNode {
  const { consoleUrl } = useOpenapi();
  const t = useApiMessages();
  if (samples.length === 0) return null;
  return (
    <div className="api-samples" data-search-ignore="">
      <Tabs groupId="api-samples" label={t('theme.api.samples', { operation: title })}>
        {samples.map(({ label, language, code }) => (
          <TabItem key={label} value={label} label={label}>
            <CodeBlock language={language}>{code}</CodeBlock>
          </TabItem>
        ))}
      </Tabs>
      {consoleUrl === undefined ? null : (
        <MoreSamples
          id={id}
          dataUrl={consoleUrl}
          label={t('theme.api.samples.more', { operation: title })}
          {...translatedMessages({
            messages: {
              choose: t('theme.api.samples.choose'),
              copy: t('theme.code.copy'),
              copied: t('theme.code.copied'),
              failed: t('theme.api.samples.failed'),
            },
            defaults: moreSamplesMessages,
          })}
        />
      )}
    </div>
  );
}
