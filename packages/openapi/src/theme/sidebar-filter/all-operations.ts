import { trustedHtml } from 'lectern/client';
import type { HttpMethod } from '../../model/api-page.js';
import { matcher } from './matcher.js';

export interface ListedOperation {
  href: string;
  /** The method of the operation; undefined for a schema. */
  method?: HttpMethod | undefined;
  title: string;
  path: string;
  deprecated: boolean;
}

export interface OperationGroup {
  name: string;
  operations: ListedOperation[];
}

/**
 * The first page of a split document lists all operations, and is usually in the browser's cache, while a separate list
 * would be another download.
 */
export async function fetchOperations({
  all,
  schemas,
}: {
  all: string;
  schemas: string | undefined;
}): Promise<OperationGroup[]> {
  const [page, ofSchemas] = await Promise.all([
    fetchPage(all),
    schemas === undefined ? undefined : fetchPage(schemas),
  ]);
  return [...operationsOf(page), ...(ofSchemas === undefined ? [] : [schemasOf(ofSchemas, schemas ?? '')])];
}

async function fetchPage(address: string): Promise<Document> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return new DOMParser().parseFromString(trustedHtml(await response.text()), 'text/html');
}

function schemasOf(page: Document, address: string): OperationGroup {
  const listed = [...page.querySelectorAll('.api-names a')].map((link) => ({
    href: link.getAttribute('href') ?? '',
    title: link.textContent,
  }));
  const shown = [...page.querySelectorAll<HTMLElement>('.api-schema')].map((section) => ({
    href: `${address}#${section.dataset.place ?? ''}`,
    title: section.querySelector('h2')?.textContent ?? '',
  }));
  return {
    name: page.querySelector('h1')?.textContent ?? '',
    operations: [...listed, ...shown].map((schema) => ({ ...schema, path: '', deprecated: false })),
  };
}

function operationsOf(page: Document): OperationGroup[] {
  return [...page.querySelectorAll('.api-index')].map((list) => ({
    name: list.closest('section')?.querySelector('h2')?.textContent ?? '',
    operations: [...list.querySelectorAll('li')].map(listedOperation),
  }));
}

function listedOperation(entry: Element): ListedOperation {
  const link = entry.querySelector('a');
  return {
    href: link?.getAttribute('href') ?? '',
    method: (entry.querySelector('[class^="api-method-"]')?.textContent.toLowerCase() ?? 'get') as HttpMethod,
    title: link?.textContent ?? '',
    path: entry.querySelector('code')?.textContent ?? '',
    deprecated: entry.querySelector('.api-badge-deprecated') !== null,
  };
}

/** Each word of the query may match another property: the group, method, title, path, or ID. */
export function matchingGroups({
  groups,
  query,
}: {
  groups: readonly OperationGroup[];
  query: string;
}): OperationGroup[] {
  const matches = matcher(query);
  return groups
    .map(({ name, operations }) => ({
      name,
      operations: operations.filter(({ method, title, path, href }) =>
        matches(`${name} ${method ?? ''} ${title} ${path} ${lastPart(href)}`),
      ),
    }))
    .filter(({ operations }) => operations.length > 0);
}

/** The rest of the URL isn't searched, because all operations of the document share it. */
function lastPart(href: string): string {
  return decodeURIComponent(/[^/#]*$/.exec(href)?.[0] ?? '');
}
