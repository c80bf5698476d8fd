import type { PackReference } from './storage.js';

/* Encodes and decodes Bazel's `ActionResult` message (remote_execution.proto), limited to the fields of an index.
   Some servers, such as bazel-remote, accept only this message under `/ac/`, and keep the output files that it
   lists. */

interface OutputFile extends PackReference {
  path: string;
}

const outputFilesField = 2;

export function encodeActionResult(files: readonly OutputFile[]): Buffer {
  return Buffer.concat(
    files.map(({ path, hash, size }) => {
      const digest = Buffer.concat([bytesField(1, Buffer.from(hash)), varintField(2, size)]);
      return bytesField(
        outputFilesField,
        Buffer.concat([bytesField(1, Buffer.from(path)), bytesField(2, digest)]),
      );
    }),
  );
}

export function decodeActionResult(content: Buffer): OutputFile[] | undefined {
  return readFields(content)?.flatMap(({ field, value }) => {
    if (field !== outputFilesField || typeof value === 'number') return [];
    const file = fieldsOf(value);
    const digest = fieldsOf(file.get(2));
    const [path, hash, size] = [file.get(1), digest.get(1), digest.get(2)];
    if (typeof path !== 'object' || typeof hash !== 'object') return [];
    return [{ path: path.toString(), hash: hash.toString(), size: typeof size === 'number' ? size : 0 }];
  });
}

function fieldsOf(message: Buffer | number | undefined): Map<number, Buffer | number> {
  const fields = typeof message === 'object' ? readFields(message) : [];
  return new Map((fields ?? []).map(({ field, value }) => [field, value]));
}

interface Field {
  field: number;
  value: number | Buffer;
}

function readFields(message: Buffer): Field[] | undefined {
  const fields: Field[] = [];
  let at = 0;
  while (at < message.byteLength) {
    const tag = readVarint(message, at);
    if (tag === undefined) return undefined;
    const number = readVarint(message, tag.end);
    if (number === undefined) return undefined;
    at = number.end;
    const field = Math.floor(tag.value / 8);
    if (tag.value % 8 === 0) fields.push({ field, value: number.value });
    else if (tag.value % 8 === 2 && at + number.value <= message.byteLength) {
      fields.push({ field, value: message.subarray(at, at + number.value) });
      at += number.value;
    } else return undefined;
  }
  return fields;
}

/** Reads at most eight bytes (56 bits), which is enough for the size of any file. */
function readVarint(bytes: Buffer, start: number): { value: number; end: number } | undefined {
  let [value, factor] = [0, 1];
  for (let at = start; at < bytes.byteLength && at < start + 8; at++) {
    const byte = bytes[at] ?? 0;
    value += (byte % 128) * factor;
    if (byte < 128) return { value, end: at + 1 };
    factor *= 128;
  }
  return undefined;
}

function varint(value: number): Buffer {
  const bytes: number[] = [];
  let rest = value;
  for (; rest >= 128; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128);
  return Buffer.from([...bytes, rest]);
}

function varintField(field: number, value: number): Buffer {
  return Buffer.concat([varint(field * 8), varint(value)]);
}

function bytesField(field: number, value: Buffer): Buffer {
  return Buffer.concat([varint(field * 8 + 2), varint(value.byteLength), value]);
}
