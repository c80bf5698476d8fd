/** A component with its props. It is plain data, so that it can be sent to worker threads and stored in the cache. */
export interface ComponentUse {
  /** The module whose default export is the component. For another export, write `module#Name`. */
  component: string;
  /** JSON-serializable props. */
  props: object;
}

/** A plug-in's component that wraps a document. */
export interface DocumentFrame extends ComponentUse {
  /** Module of a site component. The frame receives this component as its `Component` prop. */
  inner?: string | undefined;
  /**
   * Parts of the page that the frame renders in addition to the document: `article` for the title and everything below
   * the text, `page` for everything below the navbar. Default: none.
   */
  covers?: 'article' | 'page' | undefined;
  /** How the component receives the document: as `children`, or as `content`, as in Docusaurus. Default: `children`. */
  takes?: 'children' | 'content' | undefined;
}
