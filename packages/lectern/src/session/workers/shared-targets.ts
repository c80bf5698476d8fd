import { deserialize, serialize } from 'node:v8';
import type { LinkTargets } from '../../model/link-targets.js';
import { plainTargets } from '../../model/link-targets.js';
import { hashText } from '../../util/hash.js';

/**
 * Link targets in memory that all threads can read. Sending a copy with each batch would take longer than rendering it.
 */
export interface SharedTargets {
  hash: string;
  bytes: SharedArrayBuffer;
}

export function shareTargets(targets: LinkTargets): SharedTargets {
  const serialized = serialize(plainTargets(targets));
  const bytes = new SharedArrayBuffer(serialized.length);
  new Uint8Array(bytes).set(serialized);
  return { hash: hashText(serialized), bytes };
}

export function readSharedTargets({ bytes }: SharedTargets): LinkTargets {
  // The deserializer can't read shared memory, so copy the bytes.
  return deserialize(new Uint8Array(bytes).slice()) as LinkTargets;
}
