import type { ReactNode } from 'react';
import { createElement } from 'react';
import Head from './Head.js';

/** Class names of Docusaurus's own pages. This theme adds them to an element within the page. */
const ofPages = /^(?:blog|docs|mdx|plugin)-/;

interface Props {
  className?: string | null | undefined;
  children?: ReactNode;
}

export function HtmlClassNameProvider({ className, children }: Props): ReactNode {
  const own = (className ?? '').split(/\s+/).filter((name) => name !== '' && !ofPages.test(name));
  return (
    <>
      {own.length === 0 ? null : <Head>{createElement('html', { className: own.join(' ') })}</Head>}
      {children}
    </>
  );
}
