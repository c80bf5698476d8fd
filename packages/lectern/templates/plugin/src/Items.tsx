'use client';

import { useState } from 'react';

/** The island loads when a reader reaches for it. Until then, its HTML is there. */
export const hydrate = 'intent';

interface Props {
  /** Props of an island travel to the browser, so they are JSON-serializable. */
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
