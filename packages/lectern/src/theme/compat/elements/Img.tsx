import type { ComponentPropsWithoutRef, ReactNode } from 'react';

export default function Img({ alt = '', ...props }: ComponentPropsWithoutRef<'img'>): ReactNode {
  return <img alt={alt} {...props} />;
}
