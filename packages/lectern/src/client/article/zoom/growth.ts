export interface Size {
  width: number;
  height: number;
}

/** Space around a zoomed image, in CSS pixels. */
export const margin = 24;

/** Returns the area of the window that a zoomed image may fill. */
export function roomForImages(): Size {
  const { clientWidth, clientHeight } = document.documentElement;
  return { width: clientWidth - 2 * margin, height: clientHeight - 2 * margin };
}

/**
 * Returns the zoom factor of an image: up to its natural size, but never larger than the window allows.
 * @param natural - Undefined if the image has no natural size.
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
