/* The exports of `@docusaurus/theme-common/internal` that ejected copies of `@theme/Tabs` and `@theme/TabItem` use. */
import type { ReactElement, ReactNode } from 'react';
import {
  Children,
  cloneElement,
  createContext,
  isValidElement,
  useContext,
  useState,
  useSyncExternalStore,
} from 'react';
import { chooseTab, queryChoice, readTabChoices, subscribeTabs } from '../../client/stores/tabs.js';
import { RenderContext } from '../context.js';

interface TabValue {
  value: string;
  label?: string | undefined;
  attributes?: Readonly<Record<string, unknown>> | undefined;
  default?: boolean | undefined;
}

type PanelProps = TabValue & { hidden?: boolean };

interface TabsProps {
  groupId?: string | undefined;
  defaultValue?: string | null | undefined;
  queryString?: string | boolean | undefined;
  values?: readonly TabValue[] | undefined;
  lazy?: boolean | undefined;
  block?: boolean | undefined;
  children?: ReactNode;
}

interface TabsState {
  selectedValue: string | null;
  selectValue: (value: string) => void;
  tabValues: readonly TabValue[];
  lazy: boolean;
  block: boolean;
}

const TabsContext = createContext<TabsState | undefined>(undefined);

export function TabsProvider({ value, children }: { value: TabsState; children?: ReactNode }): ReactNode {
  return <TabsContext.Provider value={value}>{children}</TabsContext.Provider>;
}

export function sanitizeTabsChildren(children: ReactNode): ReactElement<PanelProps>[] {
  return panelsOf(children).map((panel) => (
    <Panel key={panel.key} {...panel.props}>
      {panel}
    </Panel>
  ));
}

function Panel({ hidden, value, children }: PanelProps & { children: ReactElement<PanelProps> }): ReactNode {
  const tabs = useContext(TabsContext);
  return cloneElement(children, { hidden: hidden ?? (tabs !== undefined && tabs.selectedValue !== value) });
}

function panelsOf(children: ReactNode): ReactElement<PanelProps>[] {
  return Children.toArray(children).filter((child): child is ReactElement<PanelProps> =>
    isValidElement(child),
  );
}

/** Components ejected from Docusaurus 3.9 or earlier pass the props of `Tabs`. Later components use `TabsProvider`. */
export function useTabs(props?: TabsProps): TabsState {
  const surrounding = useContext(TabsContext);
  const value = useContext(RenderContext)?.slotProps?.value;
  const own = useTabsContextValue(props ?? {});
  if (props !== undefined) return own;
  // A panel in a slot is rendered outside `TabsProvider`, so treat it as selected. If it isn't, the slot hides it.
  return surrounding ?? { ...own, selectedValue: typeof value === 'string' ? value : null };
}

export function useTabsContextValue({
  groupId,
  defaultValue,
  queryString = false,
  values,
  lazy = false,
  block = false,
  children,
}: TabsProps): TabsState {
  const tabValues = values ?? panelsOf(children).map(({ props }) => tabValueOf(props));
  const query = queryString === true ? groupId : queryString || undefined;
  const initial =
    defaultValue === undefined
      ? (tabValues.find((tab) => tab.default) ?? tabValues[0])?.value
      : (defaultValue ?? undefined);
  const [own, setOwn] = useState(initial);
  const shared = useSyncExternalStore(
    subscribeTabs,
    () => queryChoice(query) ?? (groupId === undefined ? undefined : readTabChoices()[groupId]),
    () => undefined,
  );
  return {
    selectedValue: (tabValues.some(({ value }) => value === shared) ? shared : own) ?? null,
    selectValue: (value) => {
      setOwn(value);
      chooseTab({ group: groupId, query, value });
    },
    tabValues,
    lazy,
    block,
  };
}

function tabValueOf({ value, label, attributes, default: isDefault }: PanelProps): TabValue {
  return { value, label, attributes, default: isDefault };
}

/** Does nothing, because this theme's tabs keep the scroll position. */
export function useScrollPositionBlocker() {
  return { blockElementScrollPositionUntilNextRender: (): void => undefined };
}
