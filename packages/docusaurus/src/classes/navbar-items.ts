import type { ElementUse } from './rules.js';

interface NavbarItems {
  /** Remembers the classes of a navbar item with a link or a dropdown. Returns false for any other element. */
  take(use: ElementUse): boolean;
  /** Returns the remembered classes once, for the first element in the item other than `details`. */
  give(tag: string): readonly string[];
}

const none: readonly string[] = [];

/**
 * Moves the classes of a navbar item from the list item to the link, where the style sheets of Docusaurus sites expect
 * them.
 */
export function navbarItems(): NavbarItems {
  let taken = none;
  return {
    take({ tag, classes, inside, rest }) {
      const isInNavbar = inside.has('navbar-list') || inside.has('theme-layout-navbar-sidebar-panel');
      const isItem = tag === 'li' && classes.length > 0 && isInNavbar && /^<(?:a|details)\b/.test(rest);
      if (isItem) taken = classes;
      return isItem;
    },
    give(tag) {
      if (tag === 'details') return none;
      const given = taken;
      taken = none;
      return given;
    },
  };
}
