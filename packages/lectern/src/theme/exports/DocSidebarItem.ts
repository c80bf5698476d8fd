import { DocSidebarItem } from '../shell/Sidebar.js';
import { staticInIslands } from '../static-in-islands.js';

// A sidebar may have many entries. It recognizes this component by `isOfTheme`, and renders the original without the
// wrapper.
export default Object.assign(staticInIslands(DocSidebarItem), { isOfTheme: true });
