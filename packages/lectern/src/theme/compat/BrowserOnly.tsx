import type { ReactNode } from 'react';
import useIsBrowser from './useIsBrowser.js';

interface Props {
  children?: () => ReactNode;
  fallback?: ReactNode;
}

/** `@docusaurus/BrowserOnly`: the fallback, until the island that it stands in lives. */
export default function BrowserOnly({ children, fallback = null }: Props): ReactNode {
  return useIsBrowser() ? (children?.() ?? fallback) : fallback;
}
