import { DocSidebarItem } from '../shell/Sidebar.js';
import { staticInIslands } from '../static-in-islands.js';

// If the site doesn't replace this component, the sidebar renders the original without the wrapper. In a long sidebar,
// the wrappers would make the page larger.
export default Object.assign(staticInIslands(DocSidebarItem), { isOfTheme: true });
