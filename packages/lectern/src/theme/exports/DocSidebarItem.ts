import { DocSidebarItem } from '../shell/Sidebar.js';
import { staticInIslands } from '../static-in-islands.js';

// If the site doesn't replace this component, the sidebar, which may have many entries, renders the original without
// the wrapper.
export default Object.assign(staticInIslands(DocSidebarItem), { isOfTheme: true });
