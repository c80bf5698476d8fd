import { DocItem } from '../shell/DocItem.js';
import { staticInIslands } from '../static-in-islands.js';

export default staticInIslands(DocItem);
