/** Credentials by security scheme name. */
export type Credentials = Readonly<Record<string, string>>;

/**
 * Credentials are stored on the `document` object, so a reload discards them. Readers can choose to keep them in
 * session storage.
 */
interface Holder {
  lecternCredentials?: Credentials;
}

const changed = 'lectern:api-credentials';
const none: Credentials = {};

const key = 'lectern.api-credentials';

function holder(): Holder {
  return document as Holder;
}

export function readCredentials(): Credentials {
  const own = holder();
  own.lecternCredentials ??= storedCredentials() ?? none;
  return own.lecternCredentials;
}

export function setCredential({ scheme, value }: { scheme: string; value: string }): void {
  holder().lecternCredentials = { ...readCredentials(), [scheme]: value };
  if (areSaved()) store(readCredentials());
  dispatchEvent(new Event(changed));
}

/** Returns whether the reader chose to keep the credentials until the tab is closed. */
export function areSaved(): boolean {
  return storedCredentials() !== undefined;
}

export function keepCredentials(keep: boolean): void {
  store(keep ? readCredentials() : undefined);
  dispatchEvent(new Event(changed));
}

function store(credentials: Credentials | undefined): void {
  try {
    if (credentials === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(credentials));
  } catch {
    // Storage is blocked, so the credentials are kept only in memory.
  }
}

function storedCredentials(): Credentials | undefined {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    if (typeof found !== 'object' || found === null) return undefined;
    return Object.fromEntries(
      Object.entries(found).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  } catch {
    return undefined;
  }
}

export function subscribeCredentials(listener: () => void): () => void {
  addEventListener(changed, listener);
  return () => removeEventListener(changed, listener);
}
