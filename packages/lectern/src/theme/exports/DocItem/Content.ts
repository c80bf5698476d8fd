import { DocItemContent } from '../../shell/DocItem.js';
import { staticInIslands } from '../../static-in-islands.js';

export default staticInIslands(DocItemContent);
