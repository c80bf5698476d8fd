/** Sources to allow besides the site's own, by the directive of the content security policy. */
export type CspSources = Partial<Readonly<Record<CspDirective, readonly string[]>>>;

export type CspDirective =
  | 'connect-src'
  | 'font-src'
  | 'frame-src'
  | 'img-src'
  | 'media-src'
  | 'script-src'
  | 'style-src'
  | 'trusted-types'
  | 'worker-src';

/** An element for the head of a page. */
export interface HeadTag {
  /** Its name, such as `link` or `script`. */
  tagName: string;
  /** Its attributes; `true` stands for one without a value. */
  attributes?: Readonly<Record<string, string | boolean>> | undefined;
  /** Text within the element, as it is. */
  innerHTML?: string | undefined;
}
