export interface DiagramProps {
  /** The SVG. It is absent if the diagram can't be drawn, and the source is shown instead. */
  svg?: string | undefined;
  /** Natural width in CSS pixels. */
  width?: number | undefined;
  kind: string;
  title?: string | undefined;
  description?: string | undefined;
  code: string;
  /** The ID of the `PluginSlot` with the text version, which is shown instead of `code`. */
  alternative?: string | undefined;
}
