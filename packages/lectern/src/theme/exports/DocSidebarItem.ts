import { DocSidebarItem } from '../shell/Sidebar.js';
import { staticInIslands } from '../static-in-islands.js';

// The sidebar has many entries, so `isOfTheme` lets it render its own component without this wrapper.
export default Object.assign(staticInIslands(DocSidebarItem), { isOfTheme: true });
