import type { MicrophoneListeners, MicrophoneOpener, OpenMicrophone } from '../internal/microphone.js';

export interface FakeMicrophoneOptions {
  readonly sampleRate?: number;
}

export class FakeMicrophone {
  readonly sampleRate: number;
  opened = 0;
  closed = 0;
  failure: Error | undefined;
  #answer: Promise<void> | undefined;
  #listeners: MicrophoneListeners | undefined;

  constructor({ sampleRate = 48_000 }: FakeMicrophoneOptions = {}) {
    this.sampleRate = sampleRate;
  }

  readonly open: MicrophoneOpener = async (listeners): Promise<OpenMicrophone> => {
    await this.#answer;
    if (this.failure) throw this.failure;
    this.opened += 1;
    // The listeners are kept after closing. A test can then send late audio, which the library must drop.
    this.#listeners = listeners;
    return {
      sampleRate: this.sampleRate,
      close: () => {
        this.closed += 1;
      },
    };
  };

  /**
   * Delays opening until the returned function is called, as if the player hadn't responded to the permission prompt
   * yet.
   */
  askPlayer(): () => void {
    let permit = () => {};
    this.#answer = new Promise((resolve) => {
      permit = resolve;
    });
    return () => permit();
  }

  get isOpen(): boolean {
    return this.opened > this.closed;
  }

  hear(samples: Float32Array): void {
    this.#listeners?.onSamples(samples);
  }

  hearSeconds(seconds: number): void {
    this.hear(new Float32Array(Math.round(seconds * this.sampleRate)).fill(0.1));
  }

  unplug(): void {
    this.#listeners?.onEnded();
  }
}
