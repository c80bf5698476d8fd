import {
  chmodSync,
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, extname, join, relative } from 'node:path';
import type { Random } from './campaign.js';

export interface Scene {
  cache: string;
  /** Some of these caches belong to another site, and some to an earlier state of this site. */
  others: readonly string[];
  random: Random;
}

type Damage = (input: { file: string; scene: Scene }) => void;

const write = (change: (bytes: Buffer, random: Random) => Buffer): Damage => {
  return ({ file, scene }) => writeFileSync(file, change(readFileSync(file), scene.random));
};

const at = (bytes: Buffer, random: Random): number => random.below(Math.max(1, bytes.length));

const replaceOne = (pattern: RegExp, by: (found: string) => string): Damage =>
  write((bytes, random) => {
    const text = bytes.toString('latin1');
    const found = [...text.matchAll(pattern)];
    if (found.length === 0) return bytes;
    const { 0: piece, index } = random.pick(found);
    return Buffer.from(text.slice(0, index) + by(piece) + text.slice(index + piece.length), 'latin1');
  });

const replacePath = (put: (file: string, scene: Scene) => void): Damage => {
  return ({ file, scene }) => {
    rmSync(file, { recursive: true, force: true });
    put(file, scene);
  };
};

function relatedFile({
  file,
  scene,
  from,
}: {
  file: string;
  scene: Scene;
  from: string;
}): string | undefined {
  const folder = dirname(join(from, relative(scene.cache, file)));
  const files = filesIn(existsSync(folder) ? folder : from).filter((one) => one !== file);
  const similar = files.filter((one) => extname(one) === extname(file));
  const candidates = similar.length > 0 ? similar : files;
  return candidates.length === 0 ? undefined : scene.random.pick(candidates);
}

const fromOther: Damage = ({ file, scene }) => {
  const from = scene.random.pick(scene.others);
  const same = join(from, relative(scene.cache, file));
  const source = existsSync(same) ? same : relatedFile({ file, scene, from });
  if (source !== undefined) copyFileSync(source, file);
};

export const damages: Readonly<Record<string, Damage>> = {
  'another digit': replaceOne(/\d/g, (digit) => (digit === '1' ? '2' : '1')),
  'another letter': replaceOne(/[a-z]/g, (letter) => (letter === 'e' ? 'a' : 'e')),
  'another hash': replaceOne(/[\da-f]{20,}/g, (hash) => [...hash].reverse().join('')),
  'an empty string': replaceOne(/"[^"\n]+"/g, () => '""'),
  'true for false': replaceOne(/true|false/g, (word) => (word === 'true' ? 'false' : 'true')),
  'an empty list': replaceOne(/\[[^[\]]+\]/g, () => '[]'),
  'two lines exchanged': write((bytes, random) => {
    const lines = bytes.toString('latin1').split('\n');
    const [one, other] = [random.below(lines.length), random.below(lines.length)];
    const kept = [...lines];
    kept[one] = lines[other] ?? '';
    kept[other] = lines[one] ?? '';
    return Buffer.from(kept.join('\n'), 'latin1');
  }),
  'a line twice': write((bytes, random) => {
    const lines = bytes.toString('latin1').split('\n');
    const index = random.below(lines.length);
    return Buffer.from([...lines.slice(0, index + 1), ...lines.slice(index)].join('\n'), 'latin1');
  }),
  'a line less': write((bytes, random) => {
    const lines = bytes.toString('latin1').split('\n');
    const index = random.below(lines.length);
    return Buffer.from(lines.filter((_, line) => line !== index).join('\n'), 'latin1');
  }),
  'a flipped bit': write((bytes, random) => {
    const index = at(bytes, random);
    return Buffer.from(
      bytes.map((byte, position) => (position === index ? byte ^ (1 << random.below(8)) : byte)),
    );
  }),
  'zeros within': write((bytes, random) => {
    const start = at(bytes, random);
    return Buffer.from(bytes).fill(0, start, Math.min(bytes.length, start + 512));
  }),
  'zeros only': write((bytes) => Buffer.alloc(bytes.length)),
  'the last byte missing': write((bytes) => bytes.subarray(0, -1)),
  'truncated anywhere': write((bytes, random) => bytes.subarray(0, at(bytes, random))),
  'the beginning missing': write((bytes, random) => bytes.subarray(at(bytes, random))),
  'the content twice': write((bytes) => Buffer.concat([bytes, bytes])),
  'one more line': write((bytes) => Buffer.concat([bytes, Buffer.from('\n')])),
  'Windows line ends': write((bytes) =>
    Buffer.from(bytes.toString('latin1').replaceAll('\n', '\r\n'), 'latin1'),
  ),
  'a byte order mark': write((bytes) => Buffer.concat([Buffer.from('\ufeff'), bytes])),
  'UTF-16': write((bytes) => Buffer.from(bytes.toString('utf8'), 'utf16le')),
  empty: ({ file }) => truncateSync(file, 0),
  'very long': ({ file }) => truncateSync(file, 3_000_000),
  'an earlier time': ({ file }) => utimesSync(file, 1, 1),
  'a later time': ({ file }) => utimesSync(file, 4e9, 4e9),
  missing: replacePath(() => undefined),
  'a folder': replacePath((file) => mkdirSync(file)),
  'a full folder': replacePath((file) => {
    mkdirSync(join(file, basename(file)), { recursive: true });
    writeFileSync(join(file, 'file'), 'words');
  }),
  'a link to nothing': replacePath((file) => symlinkSync('nothing', file)),
  'a link to itself': replacePath((file) => symlinkSync(basename(file), file)),
  'a link to a device': replacePath((file) => symlinkSync('/dev/null', file)),
  'a link to the folder above': replacePath((file) => symlinkSync('..', file)),
  'a link to another entry': ({ file, scene }) => {
    const target = relatedFile({ file, scene, from: scene.cache });
    if (target === undefined) return;
    rmSync(file);
    symlinkSync(target, file);
  },
  'another entry': ({ file, scene }) => {
    const source = relatedFile({ file, scene, from: scene.cache });
    if (source !== undefined) copyFileSync(source, file);
  },
  'two entries exchanged': ({ file, scene }) => {
    const other = relatedFile({ file, scene, from: scene.cache });
    if (other === undefined) return;
    const [one, two] = [readFileSync(file), readFileSync(other)];
    writeFileSync(file, two);
    writeFileSync(other, one);
  },
  'an entry of another build': fromOther,
  'no permissions': ({ file }) => chmodSync(file, 0o000),
  'read-only': ({ file }) => chmodSync(file, 0o400),
  'the folder above missing': ({ file, scene }) => {
    const folder = dirname(file);
    if (folder !== scene.cache) rmSync(folder, { recursive: true, force: true });
  },
  'a file for the folder above': ({ file, scene }) => {
    const folder = dirname(file);
    if (folder === scene.cache) return;
    rmSync(folder, { recursive: true, force: true });
    writeFileSync(folder, 'not a folder');
  },
  'one more file beside it': ({ file }) => copyFileSync(file, `${file}.copy`),
};

export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

export function damageEntry({ file, kind, scene }: { file: string; kind: string; scene: Scene }): string {
  const isFile = existsSync(file) && lstatSync(file).isFile();
  if (isFile) damages[kind]?.({ file, scene });
  return `${relative(scene.cache, file)}: ${isFile ? kind : 'already gone'}`;
}

export function entryKind(path: string): string {
  return path
    .replace(/[\da-f]{30,}/g, '…')
    .replace(/texts\/\w\w\//, 'texts/')
    .replace(/-[\w-]{8}(?=\.\w+$)/, '');
}
