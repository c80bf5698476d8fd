export interface ArticleMessages {
  /** Contains the placeholder `{alt}` for the image's alt text. */
  zoom: string;
  unzoom: string;
  enlarge: string;
  close: string;
  linkCopied: string;
  diagram?: Record<'zoomIn' | 'zoomOut' | 'fit' | 'ownSize', string> | undefined;
}

export type DiagramMessages = NonNullable<ArticleMessages['diagram']> &
  Pick<ArticleMessages, 'enlarge' | 'close'>;

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
