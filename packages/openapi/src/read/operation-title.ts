import type { ApiOperation } from '../model/api-page.js';
import { upperFirst } from '../model/upper-first.js';
import type { ApiSource, Cursor } from './document.js';
import { textAt } from './document.js';
import { asText } from './json.js';

/**
 * In characters. A longer summary wouldn't fit in the sidebar or a browser tab, so it becomes part of the description.
 */
const longestTitle = 120;

interface Options {
  source: ApiSource;
  operation: Cursor;
  /** The description of the path item applies to operations without one. */
  item: Cursor;
  fallback: string;
}

export function titleAndText({
  source,
  operation,
  item,
  fallback,
}: Options): Pick<ApiOperation, 'title' | 'description'> {
  const summary = asText(operation.value.summary)?.trim();
  const operationId = asText(operation.value.operationId);
  const description = textAt({ source, cursor: operation }) ?? textAt({ source, cursor: item });
  if (summary !== undefined && isTitle(summary)) return { title: summary, description };
  return {
    title: operationId === undefined ? fallback : splitName(operationId),
    description: withSummary({ summary: textAt({ source, cursor: operation, key: 'summary' }), description }),
  };
}

export function isTitle(summary: string): boolean {
  return summary !== '' && summary.length <= longestTitle && !summary.includes('\n');
}

function withSummary({
  summary,
  description,
}: {
  summary: ApiOperation['description'];
  description: ApiOperation['description'];
}): ApiOperation['description'] {
  if (summary === undefined || description?.markdown.startsWith(summary.markdown.trim()) === true)
    return description;
  if (description === undefined) return summary;
  return { ...summary, markdown: `${summary.markdown.trimEnd()}\n\n${description.markdown}` };
}

function splitName(operationId: string): string {
  const text = operationId
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[_\-./]+/g, ' ')
    .trim();
  return upperFirst(text.replace(/\b[A-Z][a-z]/g, (start) => start.toLowerCase()));
}
