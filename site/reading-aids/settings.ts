export interface Settings {
  readonly open: boolean;
  readonly rate: number;
  /** The name of the voice, or an empty string for the browser's default voice in the page's language. */
  readonly voice: string;
  readonly readCode: boolean;
  readonly scanning: boolean;
  readonly switches: number;
  /** Seconds for which the scan stays at each control. */
  readonly scanSeconds: number;
}

const KEY = 'reading-aids';

export const DEFAULTS: Settings = {
  open: false,
  rate: 1,
  voice: '',
  readCode: false,
  scanning: false,
  switches: 1,
  scanSeconds: 1.5,
};

export function parseSettings(stored: string | null): Settings {
  const found = parsed(stored);
  const known = Object.entries(DEFAULTS).map(([key, value]) => [
    key,
    typeof found[key] === typeof value ? found[key] : value,
  ]);
  return Object.fromEntries(known) as Settings;
}

function parsed(stored: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(stored ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

export function readSettings(): Settings {
  try {
    return parseSettings(localStorage.getItem(KEY));
  } catch {
    return DEFAULTS;
  }
}

export function saveSettings(change: Partial<Settings>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...readSettings(), ...change }));
  } catch {
    // Storage is blocked.
  }
}
