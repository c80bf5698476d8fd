/**
 * Maps each Docusaurus class that can't be in the HTML to a selector. React hydrates the element, or the class changes
 * while the reader uses the page, so the theme sets attributes instead. Each selector has the specificity of one class,
 * so that the site's rules override each other as they do in Docusaurus.
 */
export const classSelectors: Readonly<Record<string, string>> = {
  // Here, `tabs` is the class of the container. In Docusaurus, it is the class of the tab list.
  tabs: '.tab-list',
  'tabs-container': '.tabs:where(:has(> .tab-list))',
  tabs__item: '[role="tab"]:where(.tab-list *)',
  'tabs__item--active': '[aria-selected="true"]:where(.tab-list *)',
  'table-of-contents__link--active': '[aria-current]:where(.table-of-contents__link)',
  // In Docusaurus, the categories that contain the current page are active, too.
  'menu__link--active': '.menu__link--sublist:where(:has(+ ul [aria-current]))',
  'menu__list-item--collapsed': '.menu__list-item:where(:has(> details:not([open])))',
  'dropdown--show': '.dropdown:where([open])',
};
