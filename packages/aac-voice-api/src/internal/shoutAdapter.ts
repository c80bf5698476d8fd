import { RecognizerLimitError } from '../errors.js';
import type { WhisperModule } from '../whisper/libstream.js';
import type { Shout, ShoutHandlers } from './shout.js';
import { asShout, textOf } from './shout.js';

/**
 * The maximum number of tokens that whisper may write per block. This is enough for two seconds of fast speech, which
 * contain about ten words.
 */
const MAX_TOKENS = 32;
/**
 * The part of Whisper's 30 s window to process, in frames of 20 ms. 512 frames are about 10 s, and take a third as long to
 * process as the whole window.
 */
const AUDIO_CONTEXT = 512;
/** Matches log messages about a missing or broken model. whisper.cpp doesn't report these errors in any other way. */
const LOAD_FAILURE = /failed to|invalid model/u;
/** Matches Emscripten's log message for a thread that ended with an exception. */
const THREAD_FAILURE = /^worker sent an error/u;

const UNKNOWN_INDEX = -1;
const STOPPED = -2;

export interface ShoutAdapterOptions {
  /** The default export of `@transcribe/shout`. */
  readonly create: (handlers: object) => Promise<unknown>;
  readonly threads: number;
}

/** Creates a module of `@transcribe/shout` and gives it the interface of whisper.cpp's stream build. */
export async function adaptShout({ create, threads }: ShoutAdapterOptions): Promise<WhisperModule> {
  const report = new ShoutReport();
  const shout = asShout(await create(report.handlers()));
  return new ShoutAdapter(shout, report, threads);
}

type Phase = 'idle' | 'running' | 'stopping' | 'failed';

class ShoutReport {
  phase: Phase = 'idle';
  status = 'loading';
  forcedStatus = '';
  texts: string[] = [];
  /** The messages that whisper prints while it reads a model; `undefined` at any other time. */
  loadMessages: string[] | undefined;

  handlers(): ShoutHandlers {
    return {
      onStreamStatus: (status) => this.#changeStatus(status),
      onStreamTranscription: (result) => this.texts.push(textOf(result)),
      onAbort: (reason) => this.fail(String(reason)),
      // Output is dropped, because whisper's many messages would clutter the game's console.
      print: () => {},
      printErr: (line) => {
        this.loadMessages?.push(line);
        if (THREAD_FAILURE.test(line)) this.fail(line);
      },
    };
  }

  fail(reason: string): void {
    this.phase = 'failed';
    this.status = `failed: ${reason}`;
  }

  #changeStatus(status: string): void {
    if (this.phase === 'failed') return;
    this.status = status;
    if (status !== 'stopped') return;
    // If `free` was called, another recognizer can now start. Otherwise, whisper stopped by itself, because it can't
    // continue.
    if (this.phase === 'stopping') this.phase = 'idle';
    else this.fail('Whisper stopped: check that the model supports this language');
  }
}

class ShoutAdapter implements WhisperModule {
  readonly #shout: Shout;
  readonly #report: ShoutReport;
  readonly #threads: number;
  #index = 0;

  constructor(shout: Shout, report: ShoutReport, threads: number) {
    this.#shout = shout;
    this.#report = report;
    this.#threads = threads;
  }

  init(urlToPath: string, langCode: string): number {
    if (this.#report.phase !== 'idle') {
      throw new RecognizerLimitError(
        '"@transcribe/shout" supports one recognizer at a time. Create another module, or call free() and wait for the status "stopped".',
      );
    }
    const failure = this.#start(urlToPath, langCode);
    if (failure !== undefined) {
      this.#report.status = `failed: ${failure}`;
      return 0;
    }
    this.#report.phase = 'running';
    this.#index += 1;
    return this.#index;
  }

  free(index: number): void {
    if (index !== this.#index || this.#report.phase !== 'running') return;
    this.#report.phase = 'stopping';
    this.#report.texts = [];
    this.#shout.stopStream();
  }

  set_audio(index: number, audio: Float32Array): number {
    if (index !== this.#index || index === 0) return UNKNOWN_INDEX;
    if (this.#report.phase !== 'running') return STOPPED;
    this.#shout.setStreamAudio(audio);
    return 0;
  }

  get_transcribed(): string {
    const { texts } = this.#report;
    this.#report.texts = [];
    return texts.join(' ').trim();
  }

  get_status(): string {
    return this.#report.forcedStatus || this.#report.status;
  }

  set_status(status: string): void {
    this.#report.forcedStatus = status;
  }

  FS_createDataFile(...file: Parameters<WhisperModule['FS_createDataFile']>): void {
    this.#shout.FS_createDataFile(...file);
  }

  async FS_preloadFile(...file: Parameters<WhisperModule['FS_preloadFile']>): Promise<void> {
    await this.#shout.FS_preloadFile(...file);
  }

  FS_unlink(path: string): void {
    this.#shout.FS_unlink(path);
  }

  FS_createPath(...folder: Parameters<WhisperModule['FS_createPath']>): void {
    this.#shout.FS_createPath(...folder);
  }

  /** Returns an error message, or `undefined` if the module has started. */
  #start(path: string, language: string): string | undefined {
    const messages: string[] = [];
    this.#report.loadMessages = messages;
    try {
      this.#shout.startStream(path, language, this.#threads, false, MAX_TOKENS, AUDIO_CONTEXT, true);
    } catch (error) {
      return String(error);
    } finally {
      this.#report.loadMessages = undefined;
    }
    return messages.find((message) => LOAD_FAILURE.test(message));
  }
}
