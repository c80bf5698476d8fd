import { DocCardList } from '../article/DocCardList.js';
import { staticInIslands } from '../static-in-islands.js';

export default staticInIslands(DocCardList);
