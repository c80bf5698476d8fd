export { DocsVersionNavbarItem as default } from '../../compat/typed-navbar-items.js';
