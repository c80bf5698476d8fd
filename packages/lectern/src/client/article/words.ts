/** What behaviour that no component renders says, in the language of the page. */
export interface ArticleWords {
  /** `{alt}` stands for the words of the image. */
  zoom: string;
  unzoom: string;
  enlarge: string;
  close: string;
  linkCopied: string;
}

/** The words stand on the article that the element is in. */
export function wordsFor(element: Element): ArticleWords | undefined {
  const json = element.closest<HTMLElement>('[data-words]')?.dataset.words;
  return json === undefined ? undefined : (JSON.parse(json) as ArticleWords);
}
