import type { ElementUse } from './rules.js';

interface NavbarItems {
  /** Takes the classes of a list item that contains a link or a dropdown. Returns false for all other elements. */
  take(use: ElementUse): boolean;
  /** Returns the taken classes for the next element other than `details`, which is a link or a summary. */
  give(tag: string): readonly string[];
}

const none: readonly string[] = [];

/**
 * Moves the classes of navbar items from the list item to its link, as in Docusaurus, because style sheets add icons to
 * the elements with these classes.
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
