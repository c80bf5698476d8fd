export interface Zoom {
  attach(): void;
  /** Called after navigation has replaced the page. */
  detach(): void;
}
