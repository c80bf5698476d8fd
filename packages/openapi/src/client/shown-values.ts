import type { JsonValue } from '../model/api-page.js';
import type { MockContent, MockOperation } from '../model/mock-data.js';

/** The response examples come from the page, because the console's data doesn't repeat them. */
export function withShownValues({
  operation,
  textAt,
}: {
  operation: MockOperation;
  textAt: (index: number) => string | undefined;
}): MockOperation {
  const withValue = (content: MockContent): MockContent => {
    const text = content.shown === undefined ? undefined : textAt(content.shown);
    if (text === undefined) return content;
    try {
      return { ...content, examples: [{ name: 'example', value: JSON.parse(text) as JsonValue }] };
    } catch {
      // A plug-in may have changed the example to invalid JSON. The mock then responds without a body.
      return content;
    }
  };
  const responses = operation.responses.map((response) => ({
    ...response,
    content: response.content.map(withValue),
  }));
  return { ...operation, responses };
}

export function exampleTexts(id: string): (index: number) => string | undefined {
  const box = document.querySelector(`[data-place="${CSS.escape(id)}"] .api-example`);
  const tabs = [...(box?.querySelector('.tabs > lectern-slot')?.children ?? [])];
  // With several statuses, each top-level tab shows one of them. With one status, the tabs show its examples, of which
  // only the first is read.
  const isOfStatuses = box?.querySelector(':scope > .api-aside-title') === null;
  return (index) => (isOfStatuses ? tabs[index] : box)?.querySelector('pre code')?.textContent ?? undefined;
}
