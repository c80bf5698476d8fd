import { MenuButton } from '../../../shell/NavbarFrame.js';
import { staticInIslands } from '../../../static-in-islands.js';

export default staticInIslands(MenuButton);
