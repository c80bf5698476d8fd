import type { Utterance } from './commandDecoder.js';
import { CommandDecoder } from './commandDecoder.js';
import type { ModelManifest } from './modelFiles.js';
import { fetchFile, fetchFromMemory, PROGRAM_FILE } from './modelFiles.js';
import type { CreateSoundSwallower, SoundSwallower } from './soundSwallower.js';

/** A made-up base URL for the model's files. `soundswallower` fetches them from it, and `fetchFromMemory` responds. */
const MEMORY = 'model/';

export interface LoadDecoderOptions {
  /** The URL of the folder with the recognizer's files, with a trailing slash. */
  readonly folder: string;
  readonly language: string;
  readonly importProgram: () => Promise<CreateSoundSwallower>;
  /** Returns a function that restores the original `fetch`. */
  readonly replaceFetch: (replacement: (input: RequestInfo | URL) => Promise<Response>) => () => void;
  readonly onProgress: (progress: { loaded: number; total: number }) => void;
  readonly onUtterance: (utterance: Utterance) => void;
}

export interface LoadedDecoder {
  readonly decoder: CommandDecoder;
  readonly manifest: ModelManifest;
}

export async function loadDecoder(options: LoadDecoderOptions): Promise<LoadedDecoder> {
  const { folder, language, onProgress, onUtterance } = options;
  const manifest = parseManifest(await fetchFile(`${folder}${language}/model.json`));
  const total = Object.values(manifest.files).reduce((sum, bytes) => sum + bytes, 0);
  let loaded = 0;
  onProgress({ loaded, total });
  const contents = await Promise.all(
    Object.keys(manifest.files).map(async (file) => {
      const url = file === PROGRAM_FILE ? folder + file : `${folder}${language}/${file}`;
      const bytes = await fetchFile(url, (count) => {
        loaded += count;
        onProgress({ loaded: Math.min(loaded, total), total });
      });
      return [file.replace(/\.bin$/, ''), bytes] as const;
    }),
  );
  const files = new Map(contents);
  const create = await options.importProgram();
  // `create` initializes this object.
  const module = {
    modelBase: MEMORY,
    defaultModel: language,
    wasmBinary: files.get(programName()),
    printErr: () => {},
  };
  await create(module);
  const restoreFetch = options.replaceFetch(fetchFromMemory(`${MEMORY}${language}/`, files));
  try {
    const decoder = await CommandDecoder.create({
      module: module as unknown as SoundSwallower,
      phones: manifest.phones,
      fillers: new Map(Object.entries(manifest.fillers)),
      onUtterance,
      now: () => performance.now(),
    });
    return { decoder, manifest };
  } finally {
    restoreFetch();
  }
}

function programName(): string {
  return PROGRAM_FILE.replace(/\.bin$/, '');
}

function parseManifest(bytes: Uint8Array): ModelManifest {
  return JSON.parse(new TextDecoder().decode(bytes)) as ModelManifest;
}
