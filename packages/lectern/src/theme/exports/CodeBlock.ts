import { CodeBlock } from '../article/CodeBlock.js';
import { staticInIslands } from '../static-in-islands.js';

export default staticInIslands(CodeBlock);
