export interface Zoom {
  attach(): void;
  detach(): void;
}
