import type { ElementUse } from './rules.js';

interface NavbarItems {
  /** Remembers the classes of an element if it is a navbar item with a link or a dropdown. Returns whether it is. */
  take(use: ElementUse): boolean;
  /**
   * Returns the remembered classes for the link or summary in the item, which is the next element other than `details`.
   */
  give(tag: string): readonly string[];
}

const none: readonly string[] = [];

/**
 * Moves the classes of navbar items from the list item to its link, as in Docusaurus, because style sheets expect these
 * classes on the link, for example to add an icon.
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
