import { readCredentials, setCredential } from './credentials.js';

type Kept = 'clientId' | 'refreshToken';

/**
 * Returns a storage key that no other security scheme has. Scheme names contain only `A–Z a–z 0–9 . - _`, so a key with
 * a space is never one of them.
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
