type State = [number, number, number, number];

const blockSize = 64;

/** For each round: the order of the words, the four rotations that alternate, and the constant to add. */
const rounds = [
  { order: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15], turns: [3, 7, 11, 19], add: 0 },
  { order: [0, 4, 8, 12, 1, 5, 9, 13, 2, 6, 10, 14, 3, 7, 11, 15], turns: [3, 5, 9, 13], add: 0x5a827999 },
  { order: [0, 8, 4, 12, 2, 10, 6, 14, 1, 9, 5, 13, 3, 11, 7, 15], turns: [3, 9, 11, 15], add: 0x6ed9eba1 },
];

/**
 * Returns the hash (RFC 1320) in hexadecimal, as in webpack's file names. Node.js no longer provides MD4, because it is
 * insecure.
 */
export function md4(parts: Iterable<Uint8Array>): string {
  let state: State = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476];
  let rest = new Uint8Array(0);
  let size = 0;
  for (const part of parts) {
    size += part.length;
    const bytes = joined({ first: rest, second: part });
    const whole = bytes.length - (bytes.length % blockSize);
    state = digest({ state, bytes: bytes.subarray(0, whole) });
    rest = bytes.slice(whole);
  }
  const end = new Uint8Array(rest.length + 9 > blockSize ? 2 * blockSize : blockSize);
  end.set(rest);
  end[rest.length] = 0x80;
  new DataView(end.buffer).setBigUint64(end.length - 8, BigInt(size) * 8n, true);
  const result = new DataView(new ArrayBuffer(16));
  for (const [index, word] of digest({ state, bytes: end }).entries())
    result.setUint32(4 * index, word, true);
  return Buffer.from(result.buffer).toString('hex');
}

function joined({ first, second }: { first: Uint8Array; second: Uint8Array }): Uint8Array {
  if (first.length === 0) return second;
  const both = new Uint8Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
}

function digest({ state, bytes }: { state: State; bytes: Uint8Array }): State {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let [a, b, c, d] = state;
  for (let at = 0; at < bytes.length; at += blockSize) {
    const before: State = [a, b, c, d];
    for (const [round, { order, turns, add }] of rounds.entries())
      for (const [index, word] of order.entries()) {
        const sum = a + mix({ round, b, c, d }) + view.getUint32(at + 4 * word, true) + add;
        [a, d, c, b] = [d, c, b, rotate({ value: sum, by: turns[index % 4] ?? 0 })];
      }
    [a, b, c, d] = [a + before[0], b + before[1], c + before[2], d + before[3]].map(
      (word) => word >>> 0,
    ) as State;
  }
  return [a, b, c, d];
}

function mix({ round, b, c, d }: { round: number; b: number; c: number; d: number }): number {
  if (round === 0) return (b & c) | (~b & d);
  return round === 1 ? (b & c) | (b & d) | (c & d) : b ^ c ^ d;
}

function rotate({ value, by }: { value: number; by: number }): number {
  return (value << by) | (value >>> (32 - by));
}
