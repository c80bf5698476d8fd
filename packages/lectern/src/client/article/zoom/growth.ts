export interface Size {
  width: number;
  height: number;
}

export const margin = 24;

export function roomForImages(): Size {
  const { clientWidth, clientHeight } = document.documentElement;
  return { width: clientWidth - 2 * margin, height: clientHeight - 2 * margin };
}

/** An image without a natural size, such as a vector image, may fill the whole `room`. */
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
