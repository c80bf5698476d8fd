import { DocSidebarItem } from '../shell/Sidebar.js';
import { staticInIslands } from '../static-in-islands.js';

// The sidebar renders its own component directly, because it does so for every entry on every page.
export default Object.assign(staticInIslands(DocSidebarItem), { isOfTheme: true });
