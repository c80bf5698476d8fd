import { PaginatorNavLink } from '../shell/PaginatorNavLink.js';
import { staticInIslands } from '../static-in-islands.js';

export default staticInIslands(PaginatorNavLink);
