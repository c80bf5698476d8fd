import type { ComponentPropsWithoutRef, ReactNode } from 'react';

/** `@theme/MDXComponents/Img`: an image from Markdown. */
export default function Img({ alt = '', ...props }: ComponentPropsWithoutRef<'img'>): ReactNode {
  return <img alt={alt} {...props} />;
}
