export { Navbar as default } from '../shell/Navbar.js';
