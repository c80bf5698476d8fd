import { outsideOfItem } from '../compat/DocumentItem.js';
import { Toc } from '../shell/Toc.js';
import { staticInIslands } from '../static-in-islands.js';

export default staticInIslands(outsideOfItem(Toc));
