import { Sidebar } from '../shell/Sidebar.js';
import { staticInIslands } from '../static-in-islands.js';

export default Object.assign(staticInIslands(Sidebar), { isOfTheme: true });
