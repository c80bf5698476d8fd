import { scrollBehavior } from './read/mark';
import { speakable } from './speakable';

export interface PageCommand {
  readonly name: string;
  readonly description: string;
  readonly group: 'page' | 'headings' | 'search';
  readonly run: () => void;
}

export interface CommandHost {
  read(): void;
  stop(): void;
  help(): void;
}

/** With more headings, recognition is slower and confuses more commands. */
const MOST_HEADINGS = 20;
const MOST_TERMS = 20;

export function pageCommands(host: CommandHost): PageCommand[] {
  const commands = [
    ...linkCommand({
      // The recognizer's model was trained on telephone calls, which lack the high frequencies of the consonants in
      // "next", so it has two longer alternatives.
      names: ['next', 'next page', 'turn the page'],
      selector: '.pagination [rel="next"]',
      description: 'Next page',
    }),
    ...page(['back', 'go back'], 'Previous page', () => history.back()),
    ...page(['scroll down'], 'Scroll down', () => scroll({ screens: 0.8 })),
    ...page(['scroll up'], 'Scroll up', () => scroll({ screens: -0.8 })),
    ...page(['top of page'], 'Go to the top of the page', () =>
      scrollTo({ top: 0, behavior: scrollBehavior() }),
    ),
    ...page(['open menu'], 'Open the menu', openMenu),
    ...page(['close menu'], 'Close the menu', closeMenu),
    ...linkCommand({
      names: ['search', 'open search'],
      selector: '[data-search]',
      description: 'Open search',
    }),
    ...page(['read', 'read aloud'], 'Read aloud from here', host.read),
    ...page(['stop', 'stop listening'], 'Stop reading; otherwise, stop listening', host.stop),
    ...page(['help', 'show commands'], 'Show what you can say', host.help),
    ...headingCommands(),
    ...searchCommands(),
  ];
  return [...new Map(commands.map((command) => [command.name, command])).values()];
}

/**
 * Some commands have a short and a long name: people prefer short names, but a recognizer distinguishes long names
 * better.
 */
function page(names: readonly string[], description: string, run: () => void): PageCommand[] {
  return names.map((name) => ({ name, description, group: 'page', run }));
}

function linkCommand({
  names,
  selector,
  description,
}: {
  names: readonly string[];
  selector: string;
  description: string;
}): PageCommand[] {
  const link = (): HTMLAnchorElement | null => document.querySelector<HTMLAnchorElement>(selector);
  return link() === null ? [] : page(names, description, () => link()?.click());
}

function headingCommands(): PageCommand[] {
  const headings = [...document.querySelectorAll<HTMLElement>('main :is(h2, h3)[id]')];
  return headings.slice(0, MOST_HEADINGS).flatMap(({ id, textContent }) => {
    const words = speakable(textContent ?? '');
    if (words === undefined) return [];
    const run = (): void => location.assign(`#${id}`);
    return [{ name: `go to ${words}`, description: textContent ?? '', group: 'headings', run }] as const;
  });
}

/** The recognizer knows only fixed phrases, so readers can search by voice only for the titles in the menu. */
function searchCommands(): PageCommand[] {
  const search = document.querySelector<HTMLAnchorElement>('[data-search]');
  if (search === null) return [];
  const titles = [...document.querySelectorAll('#menu a')].map(({ textContent }) => textContent ?? '');
  const terms = new Set(titles.flatMap((title) => speakable(title) ?? []));
  return [...terms].slice(0, MOST_TERMS).map((term) => ({
    name: `search for ${term}`,
    description: `Search for “${term}”`,
    group: 'search',
    run: () => location.assign(`${search.href}?${new URLSearchParams({ q: term })}`),
  }));
}

function scroll({ screens }: { screens: number }): void {
  scrollBy({ top: screens * innerHeight, behavior: scrollBehavior() });
}

function menu(): HTMLElement | null {
  return document.querySelector<HTMLElement>('#menu');
}

function openMenu(): void {
  const opener = document.querySelector<HTMLElement>('.menu-button');
  if (opener?.checkVisibility()) menu()?.showPopover();
  menu()?.querySelector<HTMLElement>('a, summary')?.focus();
}

function closeMenu(): void {
  if (menu()?.matches(':popover-open')) menu()?.hidePopover();
}
