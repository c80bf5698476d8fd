import { expect, test } from 'vitest';
import { decodeActionResult, encodeActionResult } from './action-result.js';

const hash = 'ab'.repeat(32);

test('an encoded Bazel action result has the same bytes as the output of protoc', () => {
  // The encoded form of: output_files { path: "index" digest { hash: "ab…" size_bytes: 300 } }
  const expected = `124e0a05696e64657812450a40${Buffer.from(hash).toString('hex')}10ac02`;
  expect(encodeActionResult([{ path: 'index', hash, size: 300 }]).toString('hex')).toBe(expected);
});

test('decoding a Bazel action result returns the encoded files', () => {
  const files = [
    { path: 'index', hash, size: 0 },
    { path: 'packs/a', hash, size: 5_000_000_000 },
  ];
  expect(decodeActionResult(encodeActionResult(files))).toEqual(files);
});

test('unknown fields in a Bazel action result are skipped', () => {
  // The decoder doesn't use the first field, `exit_code: 1`.
  const bytes = Buffer.concat([
    Buffer.from('2001', 'hex'),
    encodeActionResult([{ path: 'index', hash, size: 1 }]),
  ]);
  expect(decodeActionResult(bytes)).toEqual([{ path: 'index', hash, size: 1 }]);
});

test('bytes that are not a valid Bazel action result decode to undefined', () => {
  const bytes = encodeActionResult([{ path: 'index', hash, size: 1 }]);
  expect(decodeActionResult(bytes.subarray(0, -3))).toBeUndefined();
  expect(decodeActionResult(Buffer.from('<!doctype html>'))).toBeUndefined();
});
