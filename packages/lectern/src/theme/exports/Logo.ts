import { Logo } from '../shell/Logo.js';
import { staticInIslands } from '../static-in-islands.js';

export default staticInIslands(Logo);
