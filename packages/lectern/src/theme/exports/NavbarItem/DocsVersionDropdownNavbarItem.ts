export { DocsVersionDropdownNavbarItem as default } from '../../compat/typed-navbar-items.js';
