/** Says a text, and returns what silences it. */
export type Say = (
  text: string,
  told: { readonly onEnd: () => void; readonly onError: (reason: string) => void },
) => () => void;

export type ReaderState = 'stopped' | 'reading' | 'paused';

export interface ReaderOptions {
  /** With the voice and speed of this moment. */
  readonly say: Say;
  /** Told of each change; `index` is the sentence that is being read. */
  readonly onChange: (change: { state: ReaderState; index: number }) => void;
  readonly onFailure: (reason: string) => void;
}

/**
 * Reads sentences one after the other. A pause ends the utterance, and going on begins its sentence again: browsers differ
 * in what `pause()` of the synthesis does, and a listener needs the beginning of the sentence anyway.
 */
export class Reader {
  readonly #options: ReaderOptions;
  #sentences: readonly string[] = [];
  #index = 0;
  #state: ReaderState = 'stopped';
  #silence: (() => void) | undefined;

  constructor(options: ReaderOptions) {
    this.#options = options;
  }

  get state(): ReaderState {
    return this.#state;
  }

  read(sentences: readonly string[], from = 0): void {
    this.#sentences = sentences;
    this.#goTo(from);
  }

  pause(): void {
    if (this.#state !== 'reading') return;
    this.#end();
    this.#change('paused');
  }

  resume(): void {
    if (this.#state === 'paused') this.#goTo(this.#index);
  }

  /** With another voice or speed, the sentence begins again. */
  restart(): void {
    if (this.#state === 'reading') this.#goTo(this.#index);
  }

  /** To another sentence: 1 is the next one. */
  skip(by: number): void {
    if (this.#state !== 'stopped') this.#goTo(Math.max(0, this.#index + by));
  }

  stop(): void {
    if (this.#state === 'stopped') return;
    this.#end();
    this.#change('stopped');
  }

  #goTo(index: number): void {
    this.#end();
    const text = this.#sentences[index];
    this.#index = index;
    if (text === undefined) {
      this.#change('stopped');
      return;
    }
    this.#change('reading');
    let isCurrent = true;
    const silence = this.#options.say(text, {
      onEnd: () => {
        if (!isCurrent) return;
        this.#silence = undefined;
        this.#goTo(index + 1);
      },
      onError: (reason) => {
        if (!isCurrent) return;
        this.stop();
        this.#options.onFailure(reason);
      },
    });
    // What is silenced ends with an event too, which must not count any more.
    this.#silence = () => {
      isCurrent = false;
      silence();
    };
  }

  #end(): void {
    this.#silence?.();
    this.#silence = undefined;
  }

  #change(state: ReaderState): void {
    this.#state = state;
    this.#options.onChange({ state, index: this.#index });
  }
}
