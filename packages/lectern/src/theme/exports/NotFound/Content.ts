import { NotFoundContent } from '../../pages/NotFound.js';
import { staticInIslands } from '../../static-in-islands.js';

export default staticInIslands(NotFoundContent);
