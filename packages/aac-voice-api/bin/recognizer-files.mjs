import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { bucketFile, cutDictionary, parseDictionary } from '../dist/recognizer/dictionary.js';
import { FILLERS_AFTER, FILLERS_BEFORE } from '../dist/recognizer/grammar.js';
import { PROGRAM_FILE } from '../dist/recognizer/modelFiles.js';

export const MODELS = { en: 'en-us', fr: 'fr-fr' };

/** The model's dictionary isn't listed, because the worker fetches it in parts. */
const MODEL_FILES = [
  'feat_params.json',
  'mdef',
  'means',
  'noisedict.txt',
  'sendump',
  'transition_matrices',
  'variances',
];

const worker = fileURLToPath(new URL('../dist/recognizer/', import.meta.url));

export function recognizerFiles({ languages = ['en'] } = {}) {
  const package_ = path.dirname(fileURLToPath(import.meta.resolve('soundswallower')));
  const program = pack(readFileSync(path.join(package_, 'soundswallower.web.wasm')));
  const files = new Map([
    ...readdirSync(worker)
      .filter((name) => name.endsWith('.js'))
      .map((name) => [name, readFileSync(path.join(worker, name))]),
    ['program.js', withoutPolyfill(readFileSync(path.join(package_, 'soundswallower.web.js'), 'utf8'))],
    [PROGRAM_FILE, program],
  ]);
  for (const language of languages) {
    for (const [name, bytes] of modelFiles({ language, package_, program }))
      files.set(`${language}/${name}`, bytes);
  }
  return files;
}

export function recognizerHash() {
  const package_ = path.dirname(fileURLToPath(import.meta.resolve('soundswallower')));
  const hash = createHash('sha256').update(readFileSync(path.join(package_, 'package.json')));
  hash.update(readFileSync(fileURLToPath(import.meta.url)));
  for (const name of readdirSync(worker).sort())
    hash.update(name).update(readFileSync(path.join(worker, name)));
  return hash.digest('hex').slice(0, 16);
}

function modelFiles({ language, package_, program }) {
  const folder = path.join(package_, 'model', MODELS[language]);
  const packed = MODEL_FILES.map((name) => [`${name}.bin`, pack(readFileSync(path.join(folder, name)))]);
  const dictionary = readFileSync(path.join(folder, 'dict.txt'), 'utf8');
  const phoneset = JSON.parse(readFileSync(path.join(folder, 'phoneset.json'), 'utf8'));
  const pronunciations = parseDictionary(dictionary);
  // The filler words, such as "um", are English, so other languages have none.
  const fillers = language === 'en' ? [...FILLERS_BEFORE, ...FILLERS_AFTER] : [];
  const manifest = {
    files: Object.fromEntries(
      [[PROGRAM_FILE, program], ...packed].map(([name, bytes]) => [name, bytes.length]),
    ),
    phones: Object.keys(phoneset).filter((phone) => /^[A-Z]/.test(phone) && phone !== 'SIL'),
    fillers: Object.fromEntries(
      fillers.flatMap((word) => (pronunciations.get(word) ?? []).slice(0, 1).map((phones) => [word, phones])),
    ),
  };
  return [
    ['model.json', Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`)],
    ...packed,
    ...cutDictionary(dictionary).map((text, bucket) => [bucketFile(bucket), pack(Buffer.from(text))]),
  ];
}

/** Browsers can't resolve the bare specifier of this import, and every browser that can run the worker has `Blob`. */
function withoutPolyfill(program) {
  return Buffer.from(program.replace(/^import \{ Blob \} from "blob-polyfill";\n/m, ''));
}

/** Compresses a file, because most servers don't compress files of unknown types. */
function pack(bytes) {
  return gzipSync(bytes, { level: 9 });
}
