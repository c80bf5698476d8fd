/** A diagram to draw. */
export interface MermaidInput {
  code: string;
  /** Prefix of all IDs in the SVG, unique within the page. */
  idPrefix: string;
}

export interface MermaidDrawing {
  ok: true;
  /** An `<svg>` element without styles, scripts, `<title>`, or `<desc>`. `mermaid.css` colors it. */
  svg: string;
  width: number;
  height: number;
  /** Type of the diagram: `flowchart`, `sequence`, `class`, `state`, `er` … */
  kind: string;
  /** Title from `accTitle`, or else the diagram's title. */
  title?: string;
  /** Description from `accDescr`. */
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
