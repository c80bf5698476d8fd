import { createContext } from 'react';
import type { PostSummary } from '../model/types.js';

/** The posts of a list, in order. */
export const PostsContext = createContext<readonly PostSummary[]>([]);
