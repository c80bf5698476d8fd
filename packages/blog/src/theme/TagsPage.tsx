import { TagIndex } from 'lectern/theme';

/** All tags of a blog, by first letter. */
export default TagIndex;
