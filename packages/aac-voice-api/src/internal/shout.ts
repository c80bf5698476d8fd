import { RecognizerLimitError } from '../errors.js';

/** The functions of `@transcribe/shout` 1.0 that the library uses. That package is a build of whisper.cpp. */
export interface Shout {
  startStream(
    model: string,
    language: string,
    threads: number,
    translate: boolean,
    maxTokens: number,
    audioContext: number,
    suppressNonSpeech: boolean,
  ): void;
  stopStream(): void;
  setStreamAudio(audio: Float32Array): void;
  FS_createDataFile(
    parent: string,
    name: string,
    data: Uint8Array,
    canRead: boolean,
    canWrite: boolean,
    canOwn?: boolean,
  ): void;
  FS_preloadFile(
    parent: string,
    name: string,
    url: string,
    canRead: boolean,
    canWrite: boolean,
  ): Promise<unknown>;
  FS_unlink(path: string): void;
  FS_createPath(parent: string, path: string, canRead: boolean, canWrite: boolean): unknown;
}

export interface ShoutHandlers {
  onStreamStatus(status: string): void;
  onStreamTranscription(result: unknown): void;
  onAbort(reason: unknown): void;
  print(line: string): void;
  printErr(line: string): void;
}

const FUNCTIONS: readonly (keyof Shout)[] = [
  'startStream',
  'stopStream',
  'setStreamAudio',
  'FS_createDataFile',
  'FS_preloadFile',
  'FS_unlink',
  'FS_createPath',
];

/** @throws RecognizerLimitError if a function is missing, as in other versions of the package. */
export function asShout(module: unknown): Shout {
  if (!isObject(module))
    throw new RecognizerLimitError(
      '"@transcribe/shout" does not create a WebAssembly module. Use version 1.0.',
    );
  const missing = FUNCTIONS.filter((name) => typeof module[name] !== 'function');
  if (missing.length > 0) {
    throw new RecognizerLimitError(
      `This version of "@transcribe/shout" has no ${missing.join(', ')}. Use version 1.0.`,
    );
  }
  return module as unknown as Shout;
}

/** A result is either a string or an object with one segment. Returns an empty string for a result without text. */
export function textOf(result: unknown): string {
  if (typeof result === 'string') return result;
  if (!isObject(result) || !isObject(result.segment)) return '';
  const { text } = result.segment;
  return typeof text === 'string' ? text : '';
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
