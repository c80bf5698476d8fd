/**
 * Maps Docusaurus classes that can't be in the HTML to selectors. A class can't be in the HTML if React hydrates its
 * element, or if it represents a state that changes on the page. The theme marks such elements and states with
 * attributes instead. Each selector has the specificity of one class, so that the site's rules override each other as
 * they do in Docusaurus.
 */
export const classSelectors: Readonly<Record<string, string>> = {
  // `tabs` becomes the class of the container. In Docusaurus, it is the class of the tab list.
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
