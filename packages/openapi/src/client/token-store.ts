import { readCredentials, setCredential } from './credentials.js';

type Kept = 'clientId' | 'refreshToken';

/** Names of security schemes contain only `A–Z a–z 0–9 . - _`, so a key with a space never equals such a name. */
function keyOf({ scheme, what }: { scheme: string; what: Kept }): string {
  return `${scheme} ${what}`;
}

export function keptValue(key: { scheme: string; what: Kept }): string {
  return readCredentials()[keyOf(key)] ?? '';
}

export function keepValue({ value, ...key }: { scheme: string; what: Kept; value: string }): void {
  setCredential({ scheme: keyOf(key), value });
}
