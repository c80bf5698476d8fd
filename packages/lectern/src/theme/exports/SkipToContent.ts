import { SkipToContent } from '../shell/SkipToContent.js';
import { staticInIslands } from '../static-in-islands.js';

export default staticInIslands(SkipToContent);
