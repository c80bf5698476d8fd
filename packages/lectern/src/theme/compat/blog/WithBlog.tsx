import type { ReactNode } from 'react';
import type { RenderContextValue } from '../../context.js';
import { RenderContext, useRenderContext } from '../../context.js';
import type { ShownBlog } from './types.js';

/**
 * Sets the blog and post that the blog hooks return. The data is in `RenderContext`, because other contexts reach
 * neither islands nor the static HTML in them.
 */
export function WithBlog({ blog, children }: { blog: ShownBlog; children?: ReactNode }): ReactNode {
  const context = useRenderContext('BlogPostProvider');
  const { renderStatic } = context;
  const value: RenderContextValue = {
    ...context,
    blog,
    renderStatic:
      renderStatic && ((node, options) => renderStatic(<WithBlog blog={blog}>{node}</WithBlog>, options)),
  };
  return <RenderContext.Provider value={value}>{children}</RenderContext.Provider>;
}
