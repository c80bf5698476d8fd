import { DocCard } from '../article/DocCard.js';
import { staticInIslands } from '../static-in-islands.js';

export default staticInIslands(DocCard);
