import type { ComponentType } from 'react';

export interface PostAuthor {
  key?: string | undefined;
  name?: string | undefined;
  title?: string | undefined;
  url?: string | undefined;
  email?: string | undefined;
  imageURL?: string | undefined;
  socials?: Readonly<Record<string, string>> | undefined;
  page?: { permalink: string } | null;
}

export interface PostTag {
  label: string;
  permalink: string;
  description?: string | undefined;
}

export interface Neighbor {
  title: string;
  permalink: string;
}

/** A post's data, in Docusaurus's format. */
export interface PostData {
  metadata: {
    permalink: string;
    title: string;
    description: string;
    date: string;
    formattedDate: string;
    readingTime?: number | undefined;
    hasTruncateMarker: boolean;
    authors: readonly PostAuthor[];
    tags: readonly PostTag[];
    frontMatter: Readonly<Record<string, unknown>>;
    editUrl?: string | undefined;
    lastUpdatedAt?: number | undefined;
    lastUpdatedBy?: string | undefined;
    unlisted: boolean;
    prevItem?: Neighbor | undefined;
    nextItem?: Neighbor | undefined;
  };
  frontMatter: Readonly<Record<string, unknown>>;
  assets: { image?: string; authorsImageUrls: readonly (string | undefined)[] };
  toc: readonly { id: string; level: number; value: string }[];
}

/** A post in Docusaurus's format: a component that renders the content, with the post's data as properties. */
export type PostContent = ComponentType & PostData;

export interface BlogMetadata {
  blogBasePath: string;
  blogTitle: string;
  authorsListPath: string;
}

export interface ShownBlog {
  metadata: BlogMetadata;
  post?: (PostData & { isBlogPostPage: boolean }) | undefined;
}

export interface SidebarItem {
  title: string;
  permalink: string;
  unlisted?: boolean;
  date: string;
}

export interface BlogSidebar {
  title: string;
  items: readonly SidebarItem[];
}

export interface ListMetadata {
  permalink: string;
  page: number;
  postsPerPage: number;
  totalPages: number;
  totalCount: number;
  previousPage?: string | undefined;
  nextPage?: string | undefined;
  blogTitle: string;
  blogDescription: string;
}

export interface ListProps {
  sidebar: BlogSidebar;
  metadata: ListMetadata;
  items: readonly { content: PostContent }[];
}
