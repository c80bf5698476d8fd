/** Sources that the content security policy (CSP) allows, in addition to the site itself, by directive. */
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

/** An element to add to a page's head. */
export interface HeadTag {
  /** The element's name, such as `link` or `script`. */
  tagName: string;
  /** The element's attributes. Use `true` for an attribute without a value. */
  attributes?: Readonly<Record<string, string | boolean>> | undefined;
  /** The element's content, which isn't escaped. */
  innerHTML?: string | undefined;
}
