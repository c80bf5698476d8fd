export interface BlockCollectorOptions {
  /** The length of a block, in samples. */
  readonly length: number;
  readonly onBlock: (block: Float32Array) => void;
}

export class BlockCollector {
  readonly #length: number;
  readonly #onBlock: (block: Float32Array) => void;
  #block: Float32Array;
  #filled = 0;

  constructor({ length, onBlock }: BlockCollectorOptions) {
    this.#length = length;
    this.#onBlock = onBlock;
    this.#block = new Float32Array(length);
  }

  add(samples: Float32Array): void {
    let rest = samples;
    while (rest.length > 0) {
      const part = rest.subarray(0, this.#length - this.#filled);
      this.#block.set(part, this.#filled);
      this.#filled += part.length;
      rest = rest.subarray(part.length);
      if (this.#filled === this.#length) this.#finishBlock();
    }
  }

  #finishBlock(): void {
    const block = this.#block;
    // Each block is a new array, because the callback may keep it.
    this.#block = new Float32Array(this.#length);
    this.#filled = 0;
    this.#onBlock(block);
  }
}
