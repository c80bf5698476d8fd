import type { ReactNode } from 'react';
import type { RenderContextValue } from '../../context.js';
import { RenderContext, useRenderContext } from '../../context.js';
import type { ShownBlog } from './types.js';

/**
 * The blog data is in `RenderContext`, because islands and the static HTML in islands are rendered outside all other
 * contexts.
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
