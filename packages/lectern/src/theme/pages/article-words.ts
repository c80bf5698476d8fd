import type { ArticleMessages } from '../../client/article/messages.js';
import { articleMessages, changedMessages } from '../../messages/article.js';
import { useMessages } from '../context.js';

export function useArticleWords(html: string): string | undefined {
  const t = useMessages();
  const messages = {
    zoom: t('theme.image.zoom'),
    unzoom: t('theme.image.unzoom'),
    enlarge: t('theme.diagram.enlarge'),
    close: t('theme.diagram.close'),
    linkCopied: t('theme.heading.copied'),
  };
  const diagram = html.includes('class="diagram-figure"')
    ? {
        zoomIn: t('theme.diagram.zoomIn'),
        zoomOut: t('theme.diagram.zoomOut'),
        fit: t('theme.diagram.fit'),
        ownSize: t('theme.diagram.ownSize'),
      }
    : undefined;
  const changed = diagram === undefined ? changedMessages({ messages, defaults: articleMessages }) : messages;
  return changed && JSON.stringify({ ...changed, diagram } satisfies ArticleMessages);
}
