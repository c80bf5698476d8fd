import { carry } from '../carry.js';
import type { Note } from '../notes.js';
import type { Loose } from '../values.js';
import { defined, isObject, listOf, objectOf, textOf } from '../values.js';
import { mapLogo, withBase } from './navbar.js';

export function mapFooter({ footer, note, base }: { footer: unknown; note: Note; base: string }): Loose {
  return carry({
    value: footer,
    at: 'themeConfig.footer',
    note,
    rules: {
      // `stableClassNames` adds the `style` to the footer as a class.
      style: 'built-in',
      copyright: (value) => ({ copyright: textOf(value) ?? '' }),
      logo: (logo) => (textOf(objectOf(logo).src) === undefined ? {} : { logo: mapLogo({ logo, base }) }),
      links: (links) => ({ links: columns({ links, base }) }),
    },
  });
}

function columns({ links, base }: { links: unknown; base: string }): Loose[] {
  const all = listOf(links).filter(isObject);
  const isSimple = all.length > 0 && all.every((link) => !('items' in link));
  if (isSimple) return [{ title: '', items: all.flatMap((item) => mapItem({ item, base })) }];
  return all.map((column) => ({
    title: textOf(column.title) ?? '',
    items: listOf(column.items)
      .filter(isObject)
      .flatMap((item) => mapItem({ item, base })),
  }));
}

function mapItem({ item, base }: { item: Loose; base: string }): Loose[] {
  const html = textOf(item.html);
  if (html !== undefined) return [{ html }];
  const to = textOf(item.to);
  const href = textOf(item.href);
  if (to === undefined && href === undefined) return [];
  const label = textOf(item.label) ?? href ?? to;
  const isPath = to?.startsWith('pathname://') === true || href?.startsWith('pathname://') === true;
  return [
    isPath ? defined({ label, href: withBase({ href: href ?? to, base }) }) : defined({ label, to, href }),
  ];
}
