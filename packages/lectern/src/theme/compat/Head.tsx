import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { unwrapStatic } from '../article/Static.js';
import { useRenderContext } from '../context.js';

/** `@docusaurus/Head`: its children go to the head of the page. */
export default function Head({ children }: { children?: ReactNode }): ReactNode {
  const { collected } = useRenderContext('Head');
  const html = unwrapStatic(renderToStaticMarkup(children));
  const title = /<title>(.*?)<\/title>/s.exec(html)?.[1];
  if (title !== undefined) collected.title = title;
  collected.head.push(html.replace(/<title>.*?<\/title>/s, ''));
  return null;
}
