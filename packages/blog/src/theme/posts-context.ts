import { createContext } from 'react';
import type { PostSummary } from '../model/types.js';

/** The posts on a page of a list, in order. */
export const PostsContext = createContext<readonly PostSummary[]>([]);
