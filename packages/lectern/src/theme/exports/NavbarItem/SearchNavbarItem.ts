export { SearchNavbarItem as default } from '../../compat/typed-navbar-items.js';
