export { HtmlNavbarItem as default } from '../../compat/typed-navbar-items.js';
