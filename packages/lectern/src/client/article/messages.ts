/** Messages for scripts, in the page's language. */
export interface ArticleMessages {
  /** `{alt}` is replaced by the image's alt text. */
  zoom: string;
  unzoom: string;
  enlarge: string;
  close: string;
  linkCopied: string;
  /** Undefined unless the article contains a diagram. */
  diagram?: Record<'zoomIn' | 'zoomOut' | 'fit' | 'ownSize', string> | undefined;
}

export type DiagramMessages = NonNullable<ArticleMessages['diagram']> &
  Pick<ArticleMessages, 'enlarge' | 'close'>;

/** Reads the messages from the surrounding article; undefined if the article has no translated messages. */
export function translatedMessages(element: Element): ArticleMessages | undefined {
  const json = element.closest<HTMLElement>('[data-words]')?.dataset.words;
  return json === undefined ? undefined : (JSON.parse(json) as ArticleMessages);
}

export function diagramMessagesFor(element: Element): DiagramMessages | undefined {
  const messages = translatedMessages(element);
  return messages?.diagram === undefined
    ? undefined
    : { ...messages.diagram, enlarge: messages.enlarge, close: messages.close };
}
