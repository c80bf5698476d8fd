import Details from '@theme/Details';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { Children, isValidElement } from 'react';

export default function MarkdownDetails({
  children,
  ...props
}: ComponentPropsWithoutRef<'details'>): ReactNode {
  const parts = Children.toArray(children);
  const summary = parts.find((part) => isValidElement(part) && part.type === 'summary');
  return (
    <Details {...props} summary={summary}>
      {parts.filter((part) => part !== summary)}
    </Details>
  );
}
