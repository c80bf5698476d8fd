import { DocCardList } from '../article/DocCardList.js';
import { ofTheme } from '../of-theme.js';
import { staticInIslands } from '../static-in-islands.js';

export default ofTheme(staticInIslands(DocCardList));
