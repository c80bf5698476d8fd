export interface ToFrame {
  code: string;
  noInline: boolean;
  styles: string[];
  mode: string | undefined;
  lang: string;
}

/** Each click is the path of child indexes to the clicked element. */
export interface ClicksToFrame {
  clicks: number[][];
}

/** Contains only text and numbers, because the code in the frame is untrusted. */
export type FromFrame =
  | { type: 'ready' }
  | { type: 'shown' }
  | { type: 'height'; height: number }
  | { type: 'error'; message: string };

export function readFromFrame(data: unknown): FromFrame | undefined {
  if (typeof data !== 'object' || data === null || !('type' in data)) return undefined;
  const { type } = data;
  if (type === 'ready' || type === 'shown') return { type };
  if (type === 'error' && 'message' in data) return { type, message: String(data.message).slice(0, 2000) };
  if (type === 'height' && 'height' in data && typeof data.height === 'number' && data.height >= 0)
    return { type, height: Math.min(data.height, 10_000) };
  return undefined;
}
