import { Navbar } from '../shell/Navbar.js';
import { staticInIslands } from '../static-in-islands.js';

export default staticInIslands(Navbar);
