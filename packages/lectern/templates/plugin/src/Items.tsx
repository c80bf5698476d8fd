'use client';

import { useState } from 'react';

/** The island loads when a reader is about to use it. Until then, readers see its HTML. */
export const hydrate = 'intent';

interface Props {
  /** Props of an island are sent to the browser, so they must be JSON-serializable. */
  items: readonly string[];
  label: string;
}

export function Items({ items, label }: Props) {
  const [done, setDone] = useState<readonly string[]>([]);
  const toggle = (item: string) =>
    setDone((before) =>
      before.includes(item) ? before.filter((other) => other !== item) : [...before, item],
    );
  return (
    <>
      <ul>
        {items.map((item) => (
          <li key={item}>
            <label>
              <input type="checkbox" checked={done.includes(item)} onChange={() => toggle(item)} /> {item}
            </label>
          </li>
        ))}
      </ul>
      <progress value={done.length} max={items.length} aria-label={label} />
    </>
  );
}
