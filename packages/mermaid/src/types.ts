export interface DiagramProps {
  /** The SVG; absent if the diagram could not be drawn. Then its source is shown. */
  svg?: string | undefined;
  /** Natural width in CSS pixels. */
  width?: number | undefined;
  kind: string;
  title?: string | undefined;
  description?: string | undefined;
  code: string;
  /** ID of the `PluginSlot` with the text version, which is shown instead of `code`. */
  alternative?: string | undefined;
}
