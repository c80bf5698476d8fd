import { articleMessages } from '../../messages/client.js';

/** Messages for behavior that no component renders, in the language of the page. */
export interface ArticleWords {
  /** `{alt}` is replaced by the alt text of the image. */
  zoom: string;
  unzoom: string;
  enlarge: string;
  close: string;
  linkCopied: string;
  /** Labels of the diagram buttons; present only if the article contains a diagram. */
  diagram?: Record<'zoomIn' | 'zoomOut' | 'fit' | 'ownSize', string> | undefined;
}

export type DiagramWords = NonNullable<ArticleWords['diagram']> & Pick<ArticleWords, 'enlarge' | 'close'>;

/**
 * Reads the messages from the article that contains the element. An article in English carries none, so the defaults
 * apply.
 */
export function wordsFor(element: Element): ArticleWords {
  const json = element.closest<HTMLElement>('[data-words]')?.dataset.words;
  return json === undefined ? articleMessages : (JSON.parse(json) as ArticleWords);
}

export function diagramWordsFor(element: Element): DiagramWords | undefined {
  const words = wordsFor(element);
  return words?.diagram === undefined
    ? undefined
    : { ...words.diagram, enlarge: words.enlarge, close: words.close };
}
