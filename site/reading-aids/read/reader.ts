/** Returns a function that stops the speech. */
export type Say = (
  text: string,
  told: { readonly onEnd: () => void; readonly onError: (reason: string) => void },
) => () => void;

export type ReaderState = 'stopped' | 'reading' | 'paused';

export interface ReaderOptions {
  readonly say: Say;
  /** `index` is the position of the sentence that is being read. */
  readonly onChange: (change: { state: ReaderState; index: number }) => void;
  readonly onFailure: (reason: string) => void;
}

/**
 * Resuming repeats the sentence from its beginning, because browsers implement `speechSynthesis.pause()` differently.
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

  restart(): void {
    if (this.#state === 'reading') this.#goTo(this.#index);
  }

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
    // A stopped utterance also fires an `end` event. Without this flag, the reader would then start the next sentence.
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
