/** What the page tells the frame in which a live example runs. */
export interface ToFrame {
  code: string;
  noInline: boolean;
  /** URLs of the page's style sheets, and its color mode and language. */
  styles: string[];
  mode: string | undefined;
  lang: string;
}

/** Clicks that came while the page showed the HTML of the build: for each, the way down to the element. */
export interface ClicksToFrame {
  clicks: number[][];
}

/** What the frame tells the page. Text and numbers only: the code in it may say what it likes. */
export type FromFrame =
  | { type: 'ready' }
  | { type: 'shown' }
  | { type: 'height'; height: number }
  | { type: 'error'; message: string };

/** Reads a message of the frame; `undefined` for what it would never send. */
export function readFromFrame(data: unknown): FromFrame | undefined {
  if (typeof data !== 'object' || data === null || !('type' in data)) return undefined;
  const { type } = data;
  if (type === 'ready' || type === 'shown') return { type };
  if (type === 'error' && 'message' in data) return { type, message: String(data.message).slice(0, 2000) };
  if (type === 'height' && 'height' in data && typeof data.height === 'number' && data.height >= 0)
    return { type, height: Math.min(data.height, 10_000) };
  return undefined;
}
