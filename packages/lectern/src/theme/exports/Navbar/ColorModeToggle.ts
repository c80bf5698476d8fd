import { NavbarColorMode } from '../../shell/NavbarColorMode.js';
import { staticInIslands } from '../../static-in-islands.js';

export default staticInIslands(NavbarColorMode);
