/** The numbers in these attributes are rounded. */
export const GEOMETRY: readonly string[] = [
  ...['x', 'y', 'x1', 'y1', 'x2', 'y2', 'cx', 'cy', 'r', 'rx', 'ry', 'dx', 'dy'],
  ...['width', 'height', 'd', 'points'],
];
