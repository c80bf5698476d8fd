import { Admonition } from '../article/Admonition.js';
import { staticInIslands } from '../static-in-islands.js';

export default staticInIslands(Admonition);
