import { GeneratedIndex } from '../pages/GeneratedIndex.js';
import { staticInIslands } from '../static-in-islands.js';

export default staticInIslands(GeneratedIndex);
