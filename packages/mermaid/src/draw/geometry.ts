/** Attributes for the position and size of shapes. They are kept, but their numbers are rounded. */
export const GEOMETRY: readonly string[] = [
  ...['x', 'y', 'x1', 'y1', 'x2', 'y2', 'cx', 'cy', 'r', 'rx', 'ry', 'dx', 'dy'],
  ...['width', 'height', 'd', 'points'],
];
