import { Footer } from '../shell/Footer.js';
import { staticInIslands } from '../static-in-islands.js';

export default staticInIslands(Footer);
