/**
 * The elements of this theme for Docusaurus's classes that can't be in the HTML: those of hydrated elements, and those
 * that change while the reader uses the page. The theme sets attributes instead. Each selector has the specificity of
 * one class, so that the site's rules override each other as in Docusaurus.
 */
export const classSelectors: Readonly<Record<string, string>> = {
  // The theme's container has the class of Docusaurus's list of tabs.
  tabs: '.tab-list',
  'tabs-container': '.tabs:where(:has(> .tab-list))',
  tabs__item: '[role="tab"]:where(.tab-list *)',
  'tabs__item--active': '[aria-selected="true"]:where(.tab-list *)',
  'table-of-contents__link--active': '[aria-current]:where(.table-of-contents__link)',
  // As in Docusaurus, the categories that contain the current page are active, too.
  'menu__link--active': '.menu__link--sublist:where(:has(+ ul [aria-current]))',
  'menu__list-item--collapsed': '.menu__list-item:where(:has(> details:not([open])))',
  'dropdown--show': '.dropdown:where([open])',
};
