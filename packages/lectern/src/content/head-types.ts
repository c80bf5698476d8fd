/** Sources that the content security policy (CSP) allows in addition to the site itself, by directive. */
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
  /** The name of the element, such as `link` or `script`. */
  tagName: string;
  /** The attributes of the element. Use `true` for an attribute without a value. */
  attributes?: Readonly<Record<string, string | boolean>> | undefined;
  /** The text content of the element, which is not escaped. */
  innerHTML?: string | undefined;
}
