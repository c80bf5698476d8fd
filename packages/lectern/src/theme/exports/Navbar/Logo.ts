import { NavbarLogo } from '../../shell/NavbarFrame.js';
import { staticInIslands } from '../../static-in-islands.js';

export default staticInIslands(NavbarLogo);
