import type { ReactNode } from 'react';

export default function EmptyList({ text }: { text: string }): ReactNode {
  return <p>{text}</p>;
}
