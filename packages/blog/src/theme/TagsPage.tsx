import { TagIndex } from 'lectern/theme';

/** Lists all tags of a blog, grouped by first letter. */
export default TagIndex;
