/** What the figure of a diagram is given. */
export interface DiagramProps {
  /** Absent if the diagram could not be drawn: its text is shown then. */
  svg?: string | undefined;
  /** Natural width in CSS pixels. */
  width?: number | undefined;
  kind: string;
  title?: string | undefined;
  description?: string | undefined;
  code: string;
  /** ID of the `PluginSlot` that says the same in words; it is shown instead of `code`. */
  alternative?: string | undefined;
}
