import { CommandLibrary } from '../commandLibrary.js';
import {
  ModelNotFoundError,
  PronunciationError,
  RecognizerFailedError,
  SimilarCommandsError,
  UnsupportedBrowserError,
} from '../errors.js';
import { MIN_CONFIDENCE } from '../recognizer/confidence.js';
import type { FromWorker, ToWorker } from '../recognizer/protocol.js';
import type { VoiceOptions } from '../voiceOptions.js';
import { nameKey } from './text.js';

export interface RecognizerWorker {
  onmessage: ((event: { data: FromWorker }) => void) | null;
  onerror: ((event: { message?: string }) => void) | null;
  postMessage(message: ToWorker, transfer?: Transferable[]): void;
  terminate(): void;
}

export type OpenWorker = (url: string) => RecognizerWorker;

export interface CommandRecognizerOptions {
  /** The URL of the folder that `bin/aac-voice-recognizer.mjs` writes. */
  readonly url: string;
  readonly language: string;
  readonly options: VoiceOptions;
  readonly openWorker: OpenWorker;
  readonly now: () => number;
}

const FOLDER_ADVICE =
  'Write the recognizer to a folder with "npx aac-voice-recognizer <folder>", and check that this folder is served at the URL.';

interface Waiter {
  resolve(): void;
  reject(error: Error): void;
}

/** The part of the command recognizer that runs on the page. A worker decodes the audio. */
export class CommandRecognizer {
  readonly #given: CommandRecognizerOptions;
  readonly #worker: RecognizerWorker;
  #loading: Waiter | undefined;
  readonly #waiting = new Map<number, Waiter>();
  #lastId = 0;
  #sentNames = '';
  /** Pairs of similar commands that were already reported. The worker sends them again whenever the commands change. */
  readonly #reportedPairs = new Set<string>();
  #texts: string[] = [];
  #status = 'loading';
  /** If `false`, an utterance that the worker is still decoding is dropped. */
  #isListening = false;

  static async load(given: CommandRecognizerOptions): Promise<CommandRecognizer> {
    const recognizer = new CommandRecognizer(given);
    try {
      await recognizer.#load();
    } catch (error) {
      recognizer.free();
      throw error;
    }
    return recognizer;
  }

  private constructor(given: CommandRecognizerOptions) {
    this.#given = given;
    this.#worker = given.openWorker(new URL('worker.js', folderOf(given.url)).href);
    this.#worker.onmessage = ({ data }) => this.#receive(data);
    this.#worker.onerror = () =>
      this.#fail(new ModelNotFoundError({ url: given.url, status: 0, advice: FOLDER_ADVICE }));
  }

  async start(): Promise<void> {
    this.#texts = [];
    await this.#sendNames();
    this.#isListening = true;
  }

  stop(): void {
    this.#isListening = false;
    this.#texts = [];
  }

  free(): void {
    this.#worker.onmessage = null;
    this.#worker.onerror = null;
    this.#worker.terminate();
  }

  set_audio(_index: number, audio: Float32Array): number {
    this.#sendNames().catch((error: unknown) => this.#report(error));
    this.#worker.postMessage({ type: 'audio', samples: audio, at: this.#given.now() }, [
      audio.buffer as ArrayBuffer,
    ]);
    return 0;
  }

  get_transcribed(): string {
    const texts = this.#texts;
    this.#texts = [];
    return texts.join('\n');
  }

  get_status(): string {
    return this.#status;
  }

  #load(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#loading = { resolve, reject };
      const { url, language } = this.#given;
      this.#worker.postMessage({ type: 'load', folder: folderOf(url), language });
    });
  }

  /** Called for each block of audio. Comparing the whole list is cheap, because games have few commands. */
  #sendNames(): Promise<void> {
    const names = CommandLibrary.getInstance()
      .list()
      .filter(({ active }) => active)
      .map(({ name }) => name);
    const key = names.map(nameKey).join('\n');
    if (key === this.#sentNames) return Promise.resolve();
    this.#sentNames = key;
    this.#lastId += 1;
    const id = this.#lastId;
    const pronunciations = this.#given.options.pronunciations ?? {};
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker.postMessage({ type: 'commands', id, names, pronunciations });
    });
  }

  #receive(message: FromWorker): void {
    const { onProgress, onSpeech } = this.#given.options;
    switch (message.type) {
      case 'progress':
        onProgress?.({ loaded: message.loaded, total: message.total });
        break;
      case 'ready':
        this.#status = 'waiting';
        this.#loading?.resolve();
        this.#loading = undefined;
        break;
      case 'commands':
        this.#learned(message);
        break;
      case 'speech':
        this.#status = message.active ? 'processing' : 'waiting';
        if (this.#isListening) onSpeech?.(message.active);
        break;
      case 'heard':
        this.#hear(message);
        break;
      case 'failed':
        this.#fail(this.#errorOf(message));
        break;
    }
  }

  #learned({ id, unpronounced, similar }: Extract<FromWorker, { type: 'commands' }>): void {
    const waiter = this.#waiting.get(id);
    this.#waiting.delete(id);
    const [first] = unpronounced;
    if (first === undefined) waiter?.resolve();
    else waiter?.reject(new PronunciationError({ ...first, language: this.#given.language }));
    for (const pair of similar) this.#warnOf(pair);
  }

  #warnOf(pair: { readonly name: string; readonly other: string }): void {
    const key = [pair.name, pair.other].map(nameKey).sort().join('\n');
    if (this.#reportedPairs.has(key)) return;
    this.#reportedPairs.add(key);
    const { onProblem = (problem) => console.warn(problem.message) } = this.#given.options;
    try {
      onProblem(new SimilarCommandsError(pair));
    } catch (error) {
      // A warning must not stop the recognizer, even if the game's handler throws.
      console.error(error);
    }
  }

  #hear({ command, confidence, lag, at }: Extract<FromWorker, { type: 'heard' }>): void {
    if (!this.#isListening) return;
    const { minConfidence = MIN_CONFIDENCE, onHeard } = this.#given.options;
    const accepted = command !== '' && confidence >= minConfidence;
    if (accepted) this.#texts.push(command);
    onHeard?.({ command, confidence, accepted, latency: lag + this.#given.now() - at });
  }

  #errorOf({ url, status, reason }: Extract<FromWorker, { type: 'failed' }>): Error {
    return url === ''
      ? new RecognizerFailedError(reason)
      : new ModelNotFoundError({ url, status, advice: FOLDER_ADVICE });
  }

  #fail(error: Error): void {
    const waiters = [this.#loading, ...this.#waiting.values()].filter((waiter) => waiter !== undefined);
    this.#loading = undefined;
    this.#waiting.clear();
    // Makes the next block of audio send the commands again.
    this.#sentNames = '';
    if (waiters.length === 0) this.#report(error);
    for (const waiter of waiters) waiter.reject(error);
  }

  #report(error: unknown): void {
    const { onProblem = (problem) => console.error(problem) } = this.#given.options;
    onProblem(
      error instanceof Error ? (error as PronunciationError) : new RecognizerFailedError(String(error)),
    );
  }
}

function folderOf(url: string): string {
  return new URL(
    url.endsWith('/') ? url : `${url}/`,
    globalThis.document?.baseURI ?? globalThis.location?.href,
  ).href;
}

/** The browser's Trusted Types API, which TypeScript's own types lack. */
interface TrustedTypesFactory {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): ScriptUrlPolicy;
}

interface ScriptUrlPolicy {
  createScriptURL(url: string): string;
}

/**
 * The Trusted Types policy is created only once, because a content security policy with a `trusted-types` directive
 * forbids a second policy of the same name by default.
 */
class ScriptAddresses {
  static readonly instance = new ScriptAddresses();

  #policy: ScriptUrlPolicy | undefined;

  /**
   * A page that enforces Trusted Types must allow the policy's name in its content security policy:
   *
   * `trusted-types aac-voice-api`
   */
  trust(url: string): string {
    const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypesFactory };
    this.#policy ??= trustedTypes?.createPolicy('aac-voice-api', { createScriptURL: (address) => address });
    return this.#policy?.createScriptURL(url) ?? url;
  }
}

/** Browsers require that a worker's script comes from the page's own origin. */
export function openWorker(url: string): RecognizerWorker {
  if (typeof Worker !== 'function') {
    throw new UnsupportedBrowserError({ missing: 'web workers', advice: 'Use a current browser.' });
  }
  return new Worker(ScriptAddresses.instance.trust(url), { type: 'module' }) as unknown as RecognizerWorker;
}
