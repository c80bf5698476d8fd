import type { ReactNode } from 'react';

export default function EmptyList({ text }: { text: string }): ReactNode {
  return text === '' ? null : <p>{text}</p>;
}
