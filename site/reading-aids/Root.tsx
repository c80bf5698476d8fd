import type { ReactNode } from 'react';
import ReadingAids from './ReadingAids';

/** Wraps every page: see `plugins/reading-aids.ts`. */
export default function Root({ children }: { children?: ReactNode }): ReactNode {
  return (
    <>
      {children}
      <ReadingAids />
    </>
  );
}
