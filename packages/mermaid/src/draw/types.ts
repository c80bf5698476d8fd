export interface MermaidInput {
  code: string;
  /** The prefix of all IDs in the SVG, unique within the page. */
  idPrefix: string;
}

export interface MermaidDrawing {
  ok: true;
  /** An `<svg>` element without styles, scripts, `<title>`, or `<desc>`. `mermaid.css` colors it. */
  svg: string;
  width: number;
  height: number;
  kind: string;
  /** The title from `accTitle`, or else the title of the diagram. */
  title?: string;
  /** The description from `accDescr`. */
  description?: string;
}

export interface MermaidSyntaxError {
  ok: false;
  reason: 'syntax';
  message: string;
  /** 1-based line in the diagram's code. */
  line?: number;
  /** 1-based. */
  column?: number;
}

export interface MermaidUnsupported {
  ok: false;
  reason: 'unsupported';
  kind: string;
  message: string;
}

export type MermaidResult = MermaidDrawing | MermaidSyntaxError | MermaidUnsupported;
