import { ofTheme } from '../of-theme.js';
import { DocSidebarItem } from '../shell/Sidebar.js';
import { staticInIslands } from '../static-in-islands.js';

// In a long sidebar, the wrappers would make the page larger.
export default ofTheme(staticInIslands(DocSidebarItem));
