import type { ReactNode } from 'react';

export default function Home(): ReactNode {
  return <h1>AAC Voice API</h1>;
}
