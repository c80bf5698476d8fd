import { Pagination } from '../shell/Pagination.js';
import { staticInIslands } from '../static-in-islands.js';

export default staticInIslands(Pagination);
