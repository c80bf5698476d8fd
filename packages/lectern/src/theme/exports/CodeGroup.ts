import { CodeGroup } from '../article/Tabs.js';
import { staticInIslands } from '../static-in-islands.js';

export default staticInIslands(CodeGroup);
