import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { problem } from '../../diagnostics/diagnostic.js';
import { didYouMean } from '../../diagnostics/nearest.js';
import { pathText } from '../../diagnostics/path-text.js';
import { describeIssues, showValue } from '../issues.js';
import type { SidebarDefinition, SidebarItem, Where } from './sidebar-items.js';
import type { ParsedCategory, SidebarItemType } from './sidebar-schema.js';
import { isSidebarItemType, sidebarItemSchemas, sidebarItemTypes } from './sidebar-schema.js';

export type Locate = (where: Where) => {
  file: string;
  line?: number | undefined;
  column?: number | undefined;
};

interface Context {
  file: string;
  locate: Locate;
  diagnostics: Diagnostic[];
}

interface Input {
  value: unknown;
  file: string;
  locate: Locate;
}

export function parseSidebars({ value, file, locate }: Input): {
  sidebars: SidebarDefinition[];
  diagnostics: Diagnostic[];
} {
  const context: Context = { file, locate, diagnostics: [] };
  if (!isRecord(value)) {
    invalid({
      context,
      path: [],
      message: `The file exports ${showValue(value)}. Expected an object with sidebars by ID.`,
      hint: 'Export an object such as { docs: [...] }.',
    });
    return { sidebars: [], diagnostics: context.diagnostics };
  }
  const sidebars = Object.entries(value).map(([id, items]) => ({
    id,
    items: parseItems({ value: items, path: [id], context }),
  }));
  return { sidebars, diagnostics: context.diagnostics };
}

function parseItems({
  value,
  path,
  context,
}: {
  value: unknown;
  path: PropertyKey[];
  context: Context;
}): SidebarItem[] {
  if (Array.isArray(value))
    return value.flatMap((item, index) => parseItem({ value: item, path: [...path, index], context }));
  if (isRecord(value) && !('type' in value)) return parseShorthand({ value, path, context });
  invalid({
    context,
    path,
    message: `${pathText(path)}: found ${showValue(value)}, expected a list of items.`,
    hint: "Write ['doc-id', ...], or { Label: ['doc-id', ...] } for categories.",
  });
  return [];
}

function parseShorthand({
  value,
  path,
  context,
}: {
  value: Record<string, unknown>;
  path: PropertyKey[];
  context: Context;
}): SidebarItem[] {
  return Object.entries(value).map(([label, items]) => ({
    type: 'category' as const,
    label,
    items: parseItems({ value: items, path: [...path, label], context }),
    at: { file: context.file, path: [...path, label] },
  }));
}

function parseItem({
  value,
  path,
  context,
}: {
  value: unknown;
  path: PropertyKey[];
  context: Context;
}): SidebarItem[] {
  const at: Where = { file: context.file, path };
  if (typeof value === 'string') return [{ type: 'doc', id: value, at }];
  // As in Docusaurus, the items of a nested list belong to the outer list, so a file can export a part of a sidebar as
  // a list.
  if (Array.isArray(value)) return parseItems({ value, path, context });
  if (!isRecord(value)) {
    invalid({
      context,
      path,
      message: `${pathText(path)}: found ${showValue(value)}, expected an item.`,
      hint: 'Write the ID of a document, or an object with a `type`.',
    });
    return [];
  }
  if (!('type' in value)) return parseShorthand({ value, path, context });
  const type = String(value.type);
  if (!isSidebarItemType(type)) {
    const suggestion = didYouMean({ found: type, known: sidebarItemTypes });
    const message = `${pathText(path)}: unknown sidebar item type "${type}".${suggestion}`;
    const hint = `Known types: ${sidebarItemTypes.join(', ')}.`;
    context.diagnostics.push(
      problem({
        code: 'unknown-sidebar-item-type',
        message,
        hint,
        ...context.locate({ file: context.file, path: [...path, 'type'] }),
      }),
    );
    return [];
  }
  return typedItem({ type, value, at, context });
}

function typedItem({
  type,
  value,
  at,
  context,
}: {
  type: SidebarItemType;
  value: unknown;
  at: Where;
  context: Context;
}): SidebarItem[] {
  const result = sidebarItemSchemas[type].safeParse(value);
  if (!result.success) {
    for (const issue of describeIssues({ issues: result.error.issues, value })) {
      const hint = issue.unknownKey
        ? 'Correct the key, or put custom values in `customProps`.'
        : `Correct the value. The item has the type "${type}".`;
      invalid({
        context,
        path: [...at.path, ...issue.path],
        isKey: issue.unknownKey,
        message: `${pathText(at.path)}: ${issue.message}`,
        hint,
      });
    }
    return [];
  }
  const item = result.data;
  const { className, description, key, customProps } = item;
  const looks = { className, description, key, customProps: plainProps(customProps) };
  switch (item.type) {
    case 'doc':
    case 'ref':
      return [{ type: item.type, id: item.id, label: item.label, ...looks, at }];
    case 'link':
      return [{ type: 'link', label: item.label, href: item.href, ...looks, at }];
    case 'html':
      return [{ type: 'html', value: item.value, ...looks, at }];
    case 'autogenerated':
      return [{ type: 'autogenerated', dirName: item.dirName, at }];
    case 'category':
      return category({ item, looks, at, context });
  }
}

function category({
  item,
  looks,
  at,
  context,
}: {
  item: ParsedCategory;
  looks: Pick<SidebarItem & { type: 'category' }, 'className' | 'description' | 'key' | 'customProps'>;
  at: Where;
  context: Context;
}): SidebarItem[] {
  const { label, collapsed, collapsible } = item;
  const link = item.link ?? undefined;
  const items = parseItems({ value: item.items ?? [], path: [...at.path, 'items'], context });
  const isEmpty = item.items === undefined || (Array.isArray(item.items) && item.items.length === 0);
  if (isEmpty && link === undefined) {
    invalid({
      context,
      path: at.path,
      message: `${pathText(at.path)}: the category "${label}" has no items and no link.`,
      hint: 'Add items, or a link of type "doc" or "generated-index".',
    });
    return [];
  }
  return [{ type: 'category', label, items, link, collapsed, collapsible, ...looks, at }];
}

function plainProps(props: Readonly<Record<string, unknown>> | undefined): typeof props {
  return props === undefined ? undefined : (JSON.parse(JSON.stringify(props)) as typeof props);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function invalid({
  context,
  path,
  isKey = false,
  message,
  hint,
}: {
  context: Context;
  path: PropertyKey[];
  isKey?: boolean;
  message: string;
  hint: string;
}): void {
  context.diagnostics.push(
    problem({
      code: 'invalid-sidebar',
      message,
      hint,
      ...context.locate({ file: context.file, path, isKey }),
    }),
  );
}
