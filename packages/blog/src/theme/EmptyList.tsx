import type { ReactNode } from 'react';

/** The list of a blog without posts. */
export default function EmptyList({ words }: { words: string }): ReactNode {
  return <p>{words}</p>;
}
