import type { BlogMetadata, PostContent, PostData } from 'lectern/theme';
import type { ComponentType } from 'react';
import { createContext } from 'react';
import type { PostSummary } from '../model/types.js';

export interface ListOfPosts {
  Component: ComponentType<{ items: readonly { content: PostContent }[] }>;
  page: Readonly<Record<string, unknown>>;
  posts: readonly PostSummary[];
  data: readonly PostData[];
  metadata: BlogMetadata;
  isBlog: boolean;
}

export const OwnListContext = createContext<ListOfPosts | undefined>(undefined);
