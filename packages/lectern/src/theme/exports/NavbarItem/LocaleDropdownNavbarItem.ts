export { LocaleDropdownNavbarItem as default } from '../../compat/typed-navbar-items.js';
