import { unwrappedInItem } from '../../compat/DocumentItem.js';
import { DocItemLayout } from '../../shell/DocItem.js';
import { staticInIslands } from '../../static-in-islands.js';

export default unwrappedInItem(staticInIslands(DocItemLayout));
