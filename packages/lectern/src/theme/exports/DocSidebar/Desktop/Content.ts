import { ofTheme } from '../../../of-theme.js';
import { SidebarContent } from '../../../shell/Sidebar.js';
import { staticInIslands } from '../../../static-in-islands.js';

export default ofTheme(staticInIslands(SidebarContent));
