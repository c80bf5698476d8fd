import { renderToStaticMarkup } from 'react-dom/server';
import type { Collected } from '../session/render/contract.js';

interface HeadState {
  count: number;
  title: string | undefined;
}

export function headState({ head, headTitle }: Collected): HeadState {
  return { count: head.length, title: headTitle };
}

/**
 * Components around the article, such as the site's own `DocItem`, are rendered after the head, so their elements are
 * added afterwards.
 */
export function withLateHead({
  html,
  collected,
  before,
}: {
  html: string;
  collected: Collected;
  before: HeadState;
}): string {
  const added = collected.head.slice(before.count).join('');
  const complete = added === '' ? html : html.replace('</head>', () => `${added}</head>`);
  const { headTitle } = collected;
  if (headTitle === before.title) return complete;
  return complete.replace(/<title>.*?<\/title>/s, () => renderToStaticMarkup(<title>{headTitle}</title>));
}
