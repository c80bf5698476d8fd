export interface Color {
  r: number;
  g: number;
  b: number;
  alpha: number;
}

const NAMES = new Map<string, string>(
  Object.entries({
    black: '#000000',
    white: '#ffffff',
    red: '#ff0000',
    green: '#008000',
    blue: '#0000ff',
    yellow: '#ffff00',
    orange: '#ffa500',
    purple: '#800080',
    pink: '#ffc0cb',
    cyan: '#00ffff',
    aqua: '#00ffff',
    magenta: '#ff00ff',
    lime: '#00ff00',
    navy: '#000080',
    teal: '#008080',
    maroon: '#800000',
    olive: '#808000',
    brown: '#a52a2a',
    gold: '#ffd700',
    silver: '#c0c0c0',
    gray: '#808080',
    grey: '#808080',
    lightgray: '#d3d3d3',
    lightgrey: '#d3d3d3',
    darkgray: '#a9a9a9',
    darkgrey: '#a9a9a9',
    lightblue: '#add8e6',
    lightgreen: '#90ee90',
    lightyellow: '#ffffe0',
    lightpink: '#ffb6c1',
    lightcoral: '#f08080',
    lightsalmon: '#ffa07a',
    darkblue: '#00008b',
    darkgreen: '#006400',
    darkred: '#8b0000',
    darkorange: '#ff8c00',
    steelblue: '#4682b4',
    royalblue: '#4169e1',
    skyblue: '#87ceeb',
    coral: '#ff7f50',
    salmon: '#fa8072',
    tomato: '#ff6347',
    crimson: '#dc143c',
    indigo: '#4b0082',
    violet: '#ee82ee',
    lavender: '#e6e6fa',
    khaki: '#f0e68c',
    beige: '#f5f5dc',
    turquoise: '#40e0d0',
    aquamarine: '#7fffd4',
    plum: '#dda0dd',
    tan: '#d2b48c',
  }),
);

function fromHex(hex: string): Color {
  const digits = hex.length <= 4 ? [...hex].map((digit) => digit + digit).join('') : hex;
  const channel = (at: number): number => Number.parseInt(digits.slice(at, at + 2), 16);
  return { r: channel(0), g: channel(2), b: channel(4), alpha: digits.length === 8 ? channel(6) / 255 : 1 };
}

export function fromHsl(h: number, s: number, l: number, alpha = 1): Color {
  const channel = (offset: number): number => {
    const k = (((offset + h / 30) % 12) + 12) % 12;
    return Math.round(255 * (l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(k - 3, 9 - k, 1))));
  };
  return { r: channel(0), g: channel(8), b: channel(4), alpha };
}

/** Supports `#rgb`, `rgb()`, `hsl()`, and the names above. Returns undefined for any other text. */
export function parseColor(text: string): Color | undefined {
  const value = text.trim().toLowerCase();
  const hex = NAMES.get(value) ?? value;
  if (/^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/.test(hex)) return fromHex(hex.slice(1));
  const call = /^(rgb|hsl)a?\(([^)]*)\)$/.exec(value);
  if (!call) return undefined;
  const parts = (call[2] ?? '').split(/[\s,/]+/).filter(Boolean);
  const [one = 0, two = 0, three = 0, four = 1] = parts.map((part, index) => {
    const number = Number.parseFloat(part);
    if (Number.isNaN(number)) return 50;
    return index === 3 && part.endsWith('%') ? number / 100 : number;
  });
  if (call[1] === 'hsl') return fromHsl(one, two / 100, three / 100, four);
  return { r: Math.round(one), g: Math.round(two), b: Math.round(three), alpha: four };
}

export function hexOf({ r, g, b }: Color): string {
  return `#${[r, g, b].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

export function hueOf({ r, g, b }: Color): number | undefined {
  const max = Math.max(r, g, b);
  const range = max - Math.min(r, g, b);
  if (range < 10) return undefined;
  if (max === r) return 60 * (((g - b) / range + 6) % 6);
  if (max === g) return 60 * ((b - r) / range + 2);
  return 60 * ((r - g) / range + 4);
}

function luminance({ r, g, b }: Color): number {
  const [red = 0, green = 0, blue = 0] = [r, g, b].map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const BLACK: Color = { r: 0, g: 0, b: 0, alpha: 1 };
const WHITE: Color = { r: 255, g: 255, b: 255, alpha: 1 };

export function isLight(color: Color): boolean {
  return luminance(color) > 0.179;
}

export function textOn(background: Color): Color {
  return isLight(background) ? BLACK : WHITE;
}
