/** Allowed sources besides the site itself, by CSP directive. */
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
  /** Tag name, such as `link` or `script`. */
  tagName: string;
  /** Attributes; `true` for one without a value. */
  attributes?: Readonly<Record<string, string | boolean>> | undefined;
  /** Text content, which is not escaped. */
  innerHTML?: string | undefined;
}
