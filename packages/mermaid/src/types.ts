export interface DiagramProps {
  /** The SVG is absent if the diagram can't be drawn. The source is then shown instead. */
  svg?: string | undefined;
  /** The natural width in CSS pixels. */
  width?: number | undefined;
  kind: string;
  title?: string | undefined;
  description?: string | undefined;
  code: string;
  /** The ID of the `PluginSlot` with the text version, which is shown instead of `code`. */
  alternative?: string | undefined;
}
