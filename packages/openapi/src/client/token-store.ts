import { readCredentials, setCredential } from './credentials.js';

type Kept = 'clientId' | 'refreshToken';

/**
 * Returns a storage key that can't be the name of another security scheme, because scheme names contain only
 * `A–Z a–z 0–9 . - _`.
 */
function keyOf({ scheme, what }: { scheme: string; what: Kept }): string {
  return `${scheme} ${what}`;
}

export function keptValue(key: { scheme: string; what: Kept }): string {
  return readCredentials()[keyOf(key)] ?? '';
}

export function keepValue({ value, ...key }: { scheme: string; what: Kept; value: string }): void {
  setCredential({ scheme: keyOf(key), value });
}
