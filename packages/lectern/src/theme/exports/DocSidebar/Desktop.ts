import { ofTheme } from '../../of-theme.js';
import { SidebarDesktop } from '../../shell/Sidebar.js';
import { staticInIslands } from '../../static-in-islands.js';

export default ofTheme(staticInIslands(SidebarDesktop));
