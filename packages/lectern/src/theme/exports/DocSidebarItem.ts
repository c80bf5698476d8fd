import { DocSidebarItem } from '../shell/Sidebar.js';
import { staticInIslands } from '../static-in-islands.js';

// The sidebar has many entries, so `isOfTheme` tells it to render the theme's component without this wrapper.
export default Object.assign(staticInIslands(DocSidebarItem), { isOfTheme: true });
