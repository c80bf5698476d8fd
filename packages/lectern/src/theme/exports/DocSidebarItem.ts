import { DocSidebarItem } from '../shell/Sidebar.js';
import { staticInIslands } from '../static-in-islands.js';

// `isOfTheme` lets the sidebar render its own component directly, without this wrapper, because every page has many
// entries.
export default Object.assign(staticInIslands(DocSidebarItem), { isOfTheme: true });
