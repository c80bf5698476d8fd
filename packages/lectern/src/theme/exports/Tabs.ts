import { Tabs } from '../article/Tabs.js';
import { staticInIslands } from '../static-in-islands.js';

export default staticInIslands(Tabs);
