import type { ReactNode } from 'react';
import ReadingAids from './ReadingAids';

/** Wraps every page: see the plug-in. */
export default function Root({ children }: { children?: ReactNode }): ReactNode {
  return (
    <>
      {children}
      <ReadingAids />
    </>
  );
}
