'use client';

import type { KeyboardEvent, ReactNode } from 'react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { hasModifier } from '../../client/modifiers.js';
import { showPanel } from '../../client/shell/tab-panels.js';
import { chooseTab, queryChoice, readTabChoices, subscribeTabs } from '../../client/stores/tabs.js';

export interface Tab {
  value: string;
  label: string;
}

interface Props {
  id: string;
  tabs: Tab[];
  initial?: string | undefined;
  group?: string | undefined;
  query?: string | undefined;
  label: string;
  children?: ReactNode;
}

/** Follows the tabs pattern with automatic activation from the ARIA Authoring Practices Guide. */
export function TabList({ id, tabs, initial, group, query, label, children }: Props): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState(initial);
  const shared = useSyncExternalStore(
    subscribeTabs,
    () =>
      root.current?.dataset.led ??
      queryChoice(query) ??
      (group === undefined ? undefined : readTabChoices()[group]),
    () => undefined,
  );
  const selected = tabs.some((tab) => tab.value === shared) ? shared : own;

  useEffect(() => {
    if (root.current !== null) showPanel({ tabs: root.current, value: selected });
  }, [selected]);

  const choose = (value: string): void => {
    // A choice changes all tab lists in the group, so this list may move. Scroll to keep this list in place.
    const before = root.current?.getBoundingClientRect().top ?? 0;
    setOwn(value);
    delete root.current?.dataset.led;
    chooseTab({ group, query, value });
    requestAnimationFrame(() => {
      const after = root.current?.getBoundingClientRect().top ?? before;
      if (after !== before) window.scrollBy({ top: after - before, behavior: 'instant' });
    });
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (hasModifier(event)) return;
    const index = Math.max(
      0,
      tabs.findIndex((tab) => tab.value === selected),
    );
    const next = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: tabs.length - 1 }[event.key];
    const tab = next === undefined ? undefined : tabs[(next + tabs.length) % tabs.length];
    if (tab === undefined) return;
    event.preventDefault();
    choose(tab.value);
    document.getElementById(`${id}-tab-${tab.value}`)?.focus();
  };

  return (
    // If the reader followed a link into a panel before hydration, the HTML has the attribute `data-led`, which React
    // doesn't know.
    <div className="tabs" data-group={group} data-query={query} ref={root} suppressHydrationWarning>
      <div role="tablist" aria-label={label} className="tab-list" onKeyDown={onKeyDown}>
        {tabs.map((tab, index) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-tab-${tab.value}`}
            aria-controls={`${id}-panel-${tab.value}`}
            aria-selected={tab.value === selected}
            tabIndex={tab.value === selected || (selected === undefined && index === 0) ? 0 : -1}
            data-value={tab.value}
            suppressHydrationWarning
            onClick={() => choose(tab.value)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {children}
    </div>
  );
}
