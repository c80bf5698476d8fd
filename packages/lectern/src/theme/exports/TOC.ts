import { Toc } from '../shell/Toc.js';
import { staticInIslands } from '../static-in-islands.js';

export default staticInIslands(Toc);
