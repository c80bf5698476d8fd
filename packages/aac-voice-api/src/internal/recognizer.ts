import { ModelInvalidError } from '../errors.js';
import type { WhisperModule } from '../whisper/libstream.js';
import { CommandRecognizer } from './commandRecognizer.js';
import { fetchModel } from './model.js';
import type { Surroundings } from './parts.js';

const MODEL_FILE = 'whisper.bin';

/** `index` identifies the recognizer in calls to functions of `module`. */
export interface Recognizer {
  readonly module: Pick<WhisperModule, 'free' | 'set_audio' | 'get_transcribed' | 'get_status'> & {
    /** Called before the first audio block. `stop` is called after the last one. Whisper has neither function. */
    start?(): Promise<void>;
    stop?(): void;
  };
  readonly index: number;
}

export interface LoadRecognizerOptions {
  readonly url: string;
  readonly language: string;
  readonly parts: Surroundings;
}

export function loadRecognizer(options: LoadRecognizerOptions): Promise<Recognizer> {
  return options.parts.recognizer === 'commands' ? loadCommands(options) : loadWhisper(options);
}

async function loadCommands({ url, language, parts }: LoadRecognizerOptions): Promise<Recognizer> {
  const { openWorker, now } = parts;
  return {
    module: await CommandRecognizer.load({ url, language, options: parts, openWorker, now }),
    index: 1,
  };
}

async function loadWhisper({ url, language, parts }: LoadRecognizerOptions): Promise<Recognizer> {
  // The module is created first, so a page that can't run it fails before the large download.
  const module = await parts.createModule();
  const model = await fetchModel(url, parts.fetch);
  module.FS_createDataFile('/', MODEL_FILE, model, true, false, true);
  const index = module.init(`/${MODEL_FILE}`, language);
  // The file is no longer needed, because whisper has copied it into its own memory.
  module.FS_unlink(`/${MODEL_FILE}`);
  if (index === 0) throw new ModelInvalidError(url, module.get_status());
  return { module, index };
}
