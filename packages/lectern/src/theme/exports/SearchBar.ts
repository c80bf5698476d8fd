import { SearchBar } from '../shell/Search.js';
import { staticInIslands } from '../static-in-islands.js';

export default staticInIslands(SearchBar);
