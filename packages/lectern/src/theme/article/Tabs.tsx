import type { ReactElement, ReactNode } from 'react';
import { Children, isValidElement } from 'react';
import { useElementId } from '../context.js';
import type { Tab } from '../islands/TabList.js';
import { TabList } from '../islands/TabList.js';
import { LecternFence } from './Fence.js';

interface TabItemProps {
  value: string;
  label?: string | undefined;
  default?: boolean | undefined;
  children?: ReactNode;
}

/** A tab panel. `Tabs` reads the props. */
export function TabItem({ children }: TabItemProps): ReactNode {
  return children;
}

export interface TabsProps {
  /** Tab lists with the same group share the reader's choice. */
  groupId?: string | undefined;
  /** Value of the initially selected panel; `null` if no panel is selected. */
  defaultValue?: string | null | undefined;
  /**
   * The URL parameter that stores the choice, and that links can set to select a tab. With `true`, its name is the
   * `groupId`.
   */
  queryString?: string | boolean | undefined;
  /** Accepted for compatibility with Docusaurus, and ignored. */
  lazy?: boolean | undefined;
  /** Labels for panels without a label. The list also sets the order of the tabs. */
  values?: { value: string; label?: string }[] | undefined;
  /** The tab list's accessible name. */
  label?: string | undefined;
  children?: ReactNode;
}

/**
 * A tab list and its panels. Without JavaScript and in print, all panels are shown one below the other, with their
 * labels. Also available as `@theme/Tabs`.
 */
export function Tabs({
  groupId,
  defaultValue,
  queryString = false,
  values = [],
  label,
  children,
}: TabsProps): ReactNode {
  if (queryString === true && groupId === undefined)
    throw new Error('Tabs has queryString but no groupId. Add a groupId, or write queryString="name".');
  const items = Children.toArray(children).filter(
    (child): child is ReactElement<TabItemProps> => isValidElement(child) && isTabItem(child),
  );
  const found = items.map((item) => ({
    value: item.props.value,
    label:
      item.props.label ?? values.find(({ value }) => value === item.props.value)?.label ?? item.props.value,
    // A site's replacement for `TabItem` renders the content itself.
    children: item.type === TabItem ? item.props.children : item,
    isDefault: item.props.default === true || item.props.value === defaultValue,
  }));
  const panels = [...found, ...emptyPanels({ panels: found, values, defaultValue })];
  const tabs = inOrder({ panels, values: values.map(({ value }) => value) });
  const query = queryString === true ? groupId : queryString || undefined;
  return (
    <TabPanels
      tabs={tabs}
      panels={panels}
      group={groupId}
      query={query}
      isOpen={defaultValue !== null}
      label={label}
    />
  );
}

/** As in Docusaurus, a value without a `TabItem` still becomes a tab. */
function emptyPanels({
  panels,
  values,
  defaultValue,
}: {
  panels: readonly Panel[];
  values: NonNullable<TabsProps['values']>;
  defaultValue: TabsProps['defaultValue'];
}): Panel[] {
  const known = new Set(panels.map(({ value }) => value));
  return values
    .filter(({ value }) => !known.has(value))
    .map(({ value, label = value }) => ({ value, label, children: null, isDefault: value === defaultValue }));
}

/** A function component with a `value` is the site's replacement for `TabItem`. */
function isTabItem({ type, props }: ReactElement): boolean {
  return type === TabItem || (typeof type === 'function' && Object.hasOwn(props as object, 'value'));
}

function inOrder({ panels, values }: { panels: Panel[]; values: readonly string[] }): Panel[] {
  const rank = ({ value }: Panel) => (values.includes(value) ? values.indexOf(value) : values.length);
  return panels.toSorted((a, b) => rank(a) - rank(b));
}

/** Shows fences as tabs. A tab's label is the `title` or `tab="…"` of its fence. */
export function CodeGroup({
  groupId,
  label,
  children,
}: {
  groupId?: string;
  label?: string;
  children?: ReactNode;
}): ReactNode {
  const fences = Children.toArray(children).filter(
    (child): child is ReactElement<Parameters<typeof LecternFence>[0]> =>
      isValidElement(child) && child.type === LecternFence,
  );
  const panels = fences.map((fence) => {
    const { tab, title, language } = fence.props;
    const name = tab ?? title ?? language;
    return {
      value: name,
      label: name,
      children: <LecternFence {...fence.props} title={tab === undefined ? undefined : title} />,
      isDefault: false,
    };
  });
  return <TabPanels panels={panels} group={groupId} label={label} />;
}

interface Panel extends Tab {
  children: ReactNode;
  isDefault: boolean;
}

interface TabPanelsProps {
  panels: Panel[];
  tabs?: Panel[];
  group?: string | undefined;
  query?: string | undefined;
  isOpen?: boolean;
  label?: string | undefined;
}

function TabPanels({ panels, tabs = panels, group, query, isOpen = true, label }: TabPanelsProps): ReactNode {
  const id = useElementId('tabs');
  const marked = tabs.find((panel) => panel.isDefault) ?? (isOpen ? tabs[0] : undefined);
  const initial = marked?.value;
  return (
    <TabList
      id={id}
      tabs={tabs.map(({ value, label: text }) => ({ value: slug(value), label: text }))}
      {...(initial === undefined ? {} : { initial: slug(initial) })}
      group={group}
      query={query}
      label={label ?? tabs.map((panel) => panel.label).join(', ')}
    >
      {panels.map((panel) => (
        <div
          key={panel.value}
          className="tab-panel"
          role="tabpanel"
          id={`${id}-panel-${slug(panel.value)}`}
          aria-labelledby={`${id}-tab-${slug(panel.value)}`}
          data-value={slug(panel.value)}
          {...(panel.value === initial ? { 'data-active': '' } : {})}
        >
          <p className="tab-title" aria-hidden="true">
            {panel.label}
          </p>
          {panel.children}
        </div>
      ))}
    </TabList>
  );
}

function slug(value: string): string {
  return value
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_-]+/gu, '-');
}
