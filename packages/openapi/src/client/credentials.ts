/** What a reader gave for security schemes, by the name of the scheme. */
export type Credentials = Readonly<Record<string, string>>;

/** Kept with the document, in memory: a reload forgets them, and nothing is ever written to a storage. */
interface Holder {
  lecternCredentials?: Credentials;
}

const changed = 'lectern:api-credentials';
const none: Credentials = {};

function holder(): Holder {
  return document as Holder;
}

export function readCredentials(): Credentials {
  return holder().lecternCredentials ?? none;
}

export function setCredential({ scheme, value }: { scheme: string; value: string }): void {
  holder().lecternCredentials = { ...readCredentials(), [scheme]: value };
  dispatchEvent(new Event(changed));
}

/** For `useSyncExternalStore`. */
export function subscribeCredentials(listener: () => void): () => void {
  addEventListener(changed, listener);
  return () => removeEventListener(changed, listener);
}
