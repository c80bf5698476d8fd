import { Mermaid } from '../article/Mermaid.js';
import { staticInIslands } from '../static-in-islands.js';

export default staticInIslands(Mermaid);
