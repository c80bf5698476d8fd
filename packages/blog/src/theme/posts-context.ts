import { createContext } from 'react';
import type { PostSummary } from '../model/types.js';

export const PostsContext = createContext<readonly PostSummary[]>([]);
