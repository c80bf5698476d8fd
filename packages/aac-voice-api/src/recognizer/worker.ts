/**
 * Runs the recognizer in a worker, so decoding never blocks the game. The worker's script is served unbundled, next to
 * the files that it imports.
 */
import type { SpokenCommand } from './commandDecoder.js';
import { bucketFile, bucketOf, parseDictionary } from './dictionary.js';
import type { LoadedDecoder } from './loadDecoder.js';
import { loadDecoder } from './loadDecoder.js';
import { FileError, fetchFile } from './modelFiles.js';
import { pronounce, wordsOf } from './pronounce.js';
import type { FromWorker, ToWorker } from './protocol.js';
import { similarCommands } from './similar.js';
import type { CreateSoundSwallower } from './soundSwallower.js';

/**
 * The members of a worker's global scope that this module uses. They are declared here, because TypeScript's types for
 * workers conflict with those for pages, which other modules need.
 */
interface Scope {
  fetch: (input: RequestInfo | URL) => Promise<Response>;
  onmessage: ((event: MessageEvent<ToWorker>) => void) | null;
  postMessage(message: FromWorker): void;
}

class RecognizerWorker {
  readonly #scope: Scope;
  /**
   * Settles when all messages received so far have been handled. Messages are handled in order, because audio must wait
   * for the commands that were sent before it.
   */
  #work: Promise<void> = Promise.resolve();
  #loaded: LoadedDecoder | undefined;
  #folder = '';
  #language = '';
  readonly #buckets = new Map<number, Promise<Map<string, string[]>>>();
  #wasInSpeech = false;
  /** The time at which the page sent the current audio, in ms, by the page's clock. */
  #at = 0;

  constructor(scope: Scope) {
    this.#scope = scope;
    scope.onmessage = ({ data }) => {
      this.#work = this.#work.then(() => this.#handle(data)).catch((error: unknown) => this.#fail(error));
    };
  }

  async #handle(message: ToWorker): Promise<void> {
    if (message.type === 'load') await this.#load(message);
    else if (message.type === 'commands') await this.#setCommands(message);
    else this.#hear(message);
  }

  async #load({ folder, language }: Extract<ToWorker, { type: 'load' }>): Promise<void> {
    this.#folder = `${folder}${language}/`;
    this.#language = language;
    const scope = this.#scope;
    this.#loaded = await loadDecoder({
      folder,
      language,
      importProgram: async () => (await importModule(`${folder}program.js`)).default,
      replaceFetch: (replacement) => {
        const original = scope.fetch;
        scope.fetch = replacement;
        return () => {
          scope.fetch = original;
        };
      },
      onProgress: (progress) => scope.postMessage({ type: 'progress', ...progress }),
      onUtterance: (utterance) => scope.postMessage({ type: 'heard', at: this.#at, ...utterance }),
    });
    scope.postMessage({ type: 'ready' });
  }

  async #setCommands({ id, names, pronunciations }: Extract<ToWorker, { type: 'commands' }>): Promise<void> {
    const loaded = this.#loaded;
    if (loaded === undefined) return;
    const given = new Map(
      Object.entries(pronunciations).map(([word, phones]) => [word.toLowerCase(), phones]),
    );
    const phones = new Set(loaded.manifest.phones);
    const commands: SpokenCommand[] = [];
    const unpronounced: { name: string; word: string }[] = [];
    for (const name of names) {
      const words = await Promise.all(
        wordsOf(name).map(async (word) => {
          const dictionary = given.has(word)
            ? new Map<string, string[]>()
            : await this.#bucket(bucketOf(word));
          const guessed = pronounce({ word, given, dictionary, phones, language: this.#language });
          return { word, pronunciations: guessed };
        }),
      );
      const missing = words.find((word) => word.pronunciations.length === 0);
      if (missing !== undefined || words.length === 0)
        unpronounced.push({ name, word: missing?.word ?? name });
      else commands.push({ name, words });
    }
    loaded.decoder.setCommands(commands);
    this.#scope.postMessage({ type: 'commands', id, unpronounced, similar: similarCommands(commands) });
  }

  /** A failure isn't cached, so the next command that needs the bucket requests it again. */
  #bucket(bucket: number): Promise<Map<string, string[]>> {
    const known = this.#buckets.get(bucket);
    if (known !== undefined) return known;
    const loading = fetchFile(this.#folder + bucketFile(bucket)).then((bytes) =>
      parseDictionary(new TextDecoder().decode(bytes)),
    );
    this.#buckets.set(bucket, loading);
    loading.catch(() => this.#buckets.delete(bucket));
    return loading;
  }

  #hear({ samples, at }: Extract<ToWorker, { type: 'audio' }>): void {
    const decoder = this.#loaded?.decoder;
    if (decoder === undefined) return;
    this.#at = at;
    decoder.hear(samples);
    if (decoder.inSpeech === this.#wasInSpeech) return;
    this.#wasInSpeech = decoder.inSpeech;
    this.#scope.postMessage({ type: 'speech', active: decoder.inSpeech });
  }

  #fail(error: unknown): void {
    const file = error instanceof FileError ? error : undefined;
    this.#scope.postMessage({
      type: 'failed',
      url: file?.url ?? '',
      status: file?.status ?? 0,
      reason: file === undefined ? String(error) : '',
    });
  }
}

function importModule(url: string): Promise<{ default: CreateSoundSwallower }> {
  return import(/* @vite-ignore */ url);
}

new RecognizerWorker(globalThis as unknown as Scope);
