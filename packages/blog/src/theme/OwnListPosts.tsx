import { BlogPage, postContent } from 'lectern/theme';
import type { ComponentType, ReactNode } from 'react';
import { createElement, useContext } from 'react';
import { OwnListContext } from './own-list-context.js';

export default function OwnListPosts({ texts }: { texts: readonly ComponentType[] }): ReactNode {
  const list = useContext(OwnListContext);
  if (list === undefined) return null;
  const { Component, page, data, metadata } = list;
  const items = data.flatMap((post, index) => {
    const Text = texts[index];
    return Text === undefined
      ? []
      : [{ content: postContent({ data: post, metadata, text: createElement(Text) }) }];
  });
  return (
    <BlogPage metadata={metadata}>
      <Component {...page} items={items} />
    </BlogPage>
  );
}
