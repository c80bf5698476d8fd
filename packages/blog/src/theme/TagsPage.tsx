import { TagIndex } from 'lectern/theme';

/** All tags of a blog, by their first letters. */
export default TagIndex;
