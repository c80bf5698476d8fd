import { ModelInvalidError } from '../errors.js';
import type { WhisperModule } from '../whisper/libstream.js';
import { fetchModel } from './model.js';
import type { VoiceParts } from './parts.js';

const MODEL_FILE = 'whisper.bin';

/** A whisper module with a model in it. */
export interface Recognizer {
  readonly module: WhisperModule;
  readonly index: number;
}

export interface LoadRecognizerOptions {
  readonly url: string;
  readonly language: string;
  readonly parts: VoiceParts;
}

export async function loadRecognizer({ url, language, parts }: LoadRecognizerOptions): Promise<Recognizer> {
  // The module first: it fails at once on a page that cannot run it, and a model is a large download.
  const module = await parts.createModule();
  const model = await fetchModel(url, parts.fetch);
  module.FS_createDataFile('/', MODEL_FILE, model, true, false, true);
  const index = module.init(`/${MODEL_FILE}`, language);
  // Whisper has read the file into memory of its own.
  module.FS_unlink(`/${MODEL_FILE}`);
  if (index === 0) throw new ModelInvalidError(url, module.get_status());
  return { module, index };
}
