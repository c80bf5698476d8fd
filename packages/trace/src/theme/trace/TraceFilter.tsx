'use client';

import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';

export const hydrate = 'intent';

interface Choice {
  value: string;
  label: string;
}

interface Props {
  states: readonly Choice[];
  groups: readonly Choice[];
  messages: { label: string; text: string; state: string; group: string; all: string; found: string };
}

/** Without JavaScript, all rows are visible. */
export function TraceFilter({ states, groups, messages }: Props): ReactNode {
  const root = useRef<HTMLFormElement>(null);
  const [wanted, setWanted] = useState({ text: '', state: '', group: '' });
  const [found, setFound] = useState('');

  useEffect(() => {
    const table = root.current?.closest('article')?.querySelector('.trace-matrix');
    const rows = [...(table?.querySelectorAll<HTMLTableRowElement>('tbody > tr') ?? [])];
    for (const row of rows) row.hidden = !matches({ row, wanted });
    const shown = rows.filter((row) => !row.hidden).length;
    const isAsked = Object.values(wanted).some((value) => value.trim() !== '');
    setFound(
      isAsked ? messages.found.replace('{shown}', String(shown)).replace('{all}', String(rows.length)) : '',
    );
  }, [wanted, messages]);

  const select = (name: 'state' | 'group', choices: readonly Choice[]): ReactNode => (
    <label>
      {messages[name]}
      <select
        value={wanted[name]}
        onChange={({ currentTarget: { value } }) => setWanted((before) => ({ ...before, [name]: value }))}
      >
        <option value="">{messages.all}</option>
        {choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );

  return (
    <search className="trace-filter wide">
      <form ref={root} aria-label={messages.label} onSubmit={(event) => event.preventDefault()}>
        <label>
          {messages.text}
          <input
            type="search"
            autoComplete="off"
            value={wanted.text}
            onChange={({ currentTarget: { value } }) => setWanted((before) => ({ ...before, text: value }))}
          />
        </label>
        {select('state', states)}
        {select('group', groups)}
      </form>
      <p role="status">{found}</p>
    </search>
  );
}

function matches({
  row,
  wanted: { text, state, group },
}: {
  row: HTMLTableRowElement;
  wanted: { text: string; state: string; group: string };
}): boolean {
  const terms = text.trim().toLowerCase().split(/\s+/);
  // The cells show only IDs, so the `title` attributes of their links are searched, too.
  const titles = [...row.querySelectorAll<HTMLElement>('[title]')].map(({ title }) => title);
  const content = [row.textContent, ...titles].join(' ').toLowerCase();
  return (
    (state === '' || row.dataset.state === state) &&
    (group === '' || row.dataset.group === group) &&
    terms.every((term) => content.includes(term))
  );
}
