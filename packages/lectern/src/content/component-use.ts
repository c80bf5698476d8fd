/** A component with its props, as plain data that can be passed to worker threads and stored in the cache. */
export interface ComponentUse {
  /** The module whose default export is the component; `module#Name` for another export. */
  component: string;
  /** JSON-serializable props. */
  props: object;
}

/** A plug-in's component that wraps a document. */
export interface DocumentFrame extends ComponentUse {
  /** The module of a site component that the frame receives as its `Component` prop. */
  inner?: string | undefined;
  /**
   * What the frame renders besides the document: `article` for the title and everything below the text, `page` for
   * everything below the navbar. Default: neither.
   */
  covers?: 'article' | 'page' | undefined;
}
