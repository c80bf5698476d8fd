export { DocSidebarNavbarItem as default } from '../../compat/typed-navbar-items.js';
