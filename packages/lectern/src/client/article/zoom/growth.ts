export interface Size {
  width: number;
  height: number;
}

/** Space around a zoomed image, in CSS pixels. */
export const margin = 24;

/** Returns the size of the area that a zoomed image may fill. */
export function roomForImages(): Size {
  const { clientWidth, clientHeight } = document.documentElement;
  return { width: clientWidth - 2 * margin, height: clientHeight - 2 * margin };
}

/**
 * Returns the factor by which an image is enlarged when zoomed: up to its natural size, but not beyond the window.
 * @param natural - The natural size; undefined if the image has none.
 */
export function growthOf({
  shown,
  room,
  natural = room,
}: {
  shown: Size;
  natural?: Size | undefined;
  room: Size;
}): number {
  const growth = (side: keyof Size): number => Math.min(natural[side], room[side]) / shown[side];
  return Math.min(growth('width'), growth('height'));
}
