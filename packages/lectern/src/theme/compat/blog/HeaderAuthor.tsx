import Author from '@theme/Blog/Components/Author';
import type { ReactNode } from 'react';
import { staticInIslands } from '../../static-in-islands.js';
import type { AuthorProps } from './Author.js';

/** Since Docusaurus 3.5, this component is `Blog/Components/Author`. */
function HeaderAuthor(props: AuthorProps): ReactNode {
  return <Author {...props} />;
}

export default staticInIslands(HeaderAuthor);
