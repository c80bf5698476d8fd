/**
 * Docusaurus classes that can't be in the HTML, because React hydrates their elements, or because they change with the
 * state of the page. In style sheets, each class is replaced with a selector of the same specificity.
 */
export const classSelectors: Readonly<Record<string, string>> = {
  // In Docusaurus, `tabs` is the class of the tab list. In this theme, it is the class of the container.
  tabs: '.tab-list',
  'tabs-container': '.tabs:where(:has(> .tab-list))',
  tabs__item: '[role="tab"]:where(.tab-list *)',
  'tabs__item--active': '[aria-selected="true"]:where(.tab-list *)',
  'table-of-contents__link--active': '[aria-current]:where(.table-of-contents__link)',
  // In Docusaurus, the categories that contain the current page also have this class.
  'menu__link--active': '.menu__link--sublist:where(:has(+ ul [aria-current]))',
  'menu__list-item--collapsed': '.menu__list-item:where(:has(> details:not([open])))',
  'dropdown--show': '.dropdown:where([open])',
};
