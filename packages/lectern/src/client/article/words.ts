/** What behavior that no component renders says, in the language of the page. */
export interface ArticleWords {
  /** `{alt}` stands for the words of the image. */
  zoom: string;
  unzoom: string;
  enlarge: string;
  close: string;
  linkCopied: string;
  /** Only if the article has a diagram. */
  diagram?: Record<'zoomIn' | 'zoomOut' | 'fit' | 'ownSize', string> | undefined;
}

export type DiagramWords = NonNullable<ArticleWords['diagram']> & Pick<ArticleWords, 'enlarge' | 'close'>;

/** The words stand on the article that the element is in. */
export function wordsFor(element: Element): ArticleWords | undefined {
  const json = element.closest<HTMLElement>('[data-words]')?.dataset.words;
  return json === undefined ? undefined : (JSON.parse(json) as ArticleWords);
}

export function diagramWordsFor(element: Element): DiagramWords | undefined {
  const words = wordsFor(element);
  return words?.diagram === undefined
    ? undefined
    : { ...words.diagram, enlarge: words.enlarge, close: words.close };
}
