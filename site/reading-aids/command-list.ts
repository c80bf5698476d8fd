import { button, element } from './element';
import type { PageCommand } from './page-commands';

const TITLES: Readonly<Record<PageCommand['group'], string>> = {
  page: 'Page',
  headings: 'Headings',
  search: 'Search',
};

export interface CommandList {
  readonly root: HTMLDetailsElement;
  show(commands: readonly PageCommand[]): void;
  buttons(group: PageCommand['group']): HTMLElement[];
}

export function commandList({ run }: { run: (name: string) => void }): CommandList {
  const groups = element('div', { class: 'aids-commands' });
  const root = element('details', { class: 'aids-help' }, element('summary', {}, 'What you can say'), groups);
  return {
    root,
    show: (commands) => {
      groups.replaceChildren(
        ...Object.entries(TITLES).flatMap(([group, title]) => {
          const own = commands.filter((command) => command.group === group);
          if (own.length === 0) return [];
          const items = own.map(({ name, description }) => {
            const control = button(name, () => run(name));
            control.title = description;
            return element('li', {}, control);
          });
          return [element('h3', {}, title), element('ul', { 'data-commands': group }, ...items)];
        }),
      );
    },
    buttons: (group) => [...root.querySelectorAll<HTMLElement>(`[data-commands="${group}"] button`)],
  };
}
