import { TagIndex } from 'lectern/theme';

export default TagIndex;
