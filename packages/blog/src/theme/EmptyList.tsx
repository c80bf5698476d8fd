import type { ReactNode } from 'react';

/** The list of a blog without posts. */
export default function EmptyList({ text }: { text: string }): ReactNode {
  return <p>{text}</p>;
}
