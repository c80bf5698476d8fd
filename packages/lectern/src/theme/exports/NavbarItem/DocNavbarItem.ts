export { DocNavbarItem as default } from '../../compat/typed-navbar-items.js';
