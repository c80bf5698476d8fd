/** One diagram to draw. */
export interface MermaidInput {
  /** The diagram's source, as it is in the code fence. */
  code: string;
  /** Unique within the page: every ID in the SVG starts with it. */
  idPrefix: string;
}

export interface MermaidDrawing {
  ok: true;
  /** One `<svg>` element, without styles, scripts, `<title>` or `<desc>`; `mermaid.css` colors it. */
  svg: string;
  width: number;
  height: number;
  /** `flowchart`, `sequence`, `class`, `state`, `er` … */
  kind: string;
  /** `accTitle`, or else the diagram's own title. */
  title?: string;
  /** `accDescr`. */
  description?: string;
}

export interface MermaidSyntaxError {
  ok: false;
  reason: 'syntax';
  message: string;
  /** 1-based, inside the diagram's code. */
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
