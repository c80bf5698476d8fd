/**
 * A Whisper model that returns the same text for any sound, so tests run the real recognizer without downloading a real
 * model. It is the smallest model that whisper.cpp accepts.
 *
 * The convolution, attention, and perceptron weights are zero, so the output depends only on the position: first the
 * text, which is a single word in the vocabulary, then the end-of-text token.
 */
const VOCABULARY = 51_864;
const WORDS = 50_257;
const END_OF_TEXT = 50_256;
const HEARD = 100;
const WIDTH = 32;
const AUDIO_POSITIONS = 1500;
const TEXT_POSITIONS = 448;
const MELS = 80;
const FFT = 201;
/** 8 as a 16-bit float. */
const EIGHT = 0x4800;
/** whisper.cpp looks up these words by their spelling. */
const REQUIRED_WORDS = new Map([
  [2, ' -'],
  [3, " '"],
  [4, ' '],
]);

class ModelFile {
  readonly #parts: Buffer[] = [];

  integers(...values: number[]): void {
    this.#parts.push(Buffer.from(Int32Array.from(values).buffer));
  }

  bytes(bytes: Buffer): void {
    this.#parts.push(bytes);
  }

  text(text: string): void {
    this.integers(Buffer.byteLength(text));
    this.bytes(Buffer.from(text));
  }

  /**
   * Writes zeros, except for the values that `fill` sets. Weights are 16-bit floats, and all other tensors contain
   * 32-bit floats.
   */
  tensor(name: string, sizes: number[], fill: (data: Buffer) => void = () => {}): void {
    const isHalf = sizes.length > 1 && name.endsWith('.weight');
    this.integers(sizes.length, Buffer.byteLength(name), isHalf ? 1 : 0, ...sizes);
    this.bytes(Buffer.from(name));
    const data = Buffer.alloc(sizes.reduce((product, size) => product * size, isHalf ? 2 : 4));
    fill(data);
    this.bytes(data);
  }

  norm(name: string): void {
    this.tensor(`${name}.weight`, [WIDTH], (data) => {
      for (let n = 0; n < WIDTH; n += 1) data.writeFloatLE(1, 4 * n);
    });
    this.tensor(`${name}.bias`, [WIDTH]);
  }

  attention(name: string): void {
    for (const part of ['query', 'key', 'value', 'out']) {
      this.tensor(`${name}.${part}.weight`, [WIDTH, WIDTH]);
      if (part !== 'key') this.tensor(`${name}.${part}.bias`, [WIDTH]);
    }
  }

  perceptron(name: string): void {
    this.tensor(`${name}.mlp.0.weight`, [WIDTH, 4 * WIDTH]);
    this.tensor(`${name}.mlp.0.bias`, [4 * WIDTH]);
    this.tensor(`${name}.mlp.2.weight`, [4 * WIDTH, WIDTH]);
    this.tensor(`${name}.mlp.2.bias`, [WIDTH]);
  }

  toBuffer(): Buffer {
    return Buffer.concat(this.#parts);
  }
}

export function modelThatHears(text: string): Buffer {
  const file = new ModelFile();
  const sizes = [VOCABULARY, AUDIO_POSITIONS, WIDTH, 1, 1, TEXT_POSITIONS, WIDTH, 1, 1, MELS, 1];
  file.integers(0x67676d6c, ...sizes, MELS, FFT);
  file.bytes(Buffer.alloc(4 * MELS * FFT));
  file.integers(WORDS);
  for (let word = 0; word < WORDS; word += 1)
    file.text(word === HEARD ? ` ${text}` : (REQUIRED_WORDS.get(word) ?? `w${word}`));
  writeEncoder(file);
  writeDecoder(file);
  return file.toBuffer();
}

function writeEncoder(file: ModelFile): void {
  file.tensor('encoder.positional_embedding', [WIDTH, AUDIO_POSITIONS]);
  file.tensor('encoder.conv1.weight', [3, MELS, WIDTH]);
  file.tensor('encoder.conv1.bias', [1, WIDTH]);
  file.tensor('encoder.conv2.weight', [3, WIDTH, WIDTH]);
  file.tensor('encoder.conv2.bias', [1, WIDTH]);
  file.norm('encoder.ln_post');
  file.norm('encoder.blocks.0.attn_ln');
  file.attention('encoder.blocks.0.attn');
  file.norm('encoder.blocks.0.mlp_ln');
  file.perceptron('encoder.blocks.0');
}

function writeDecoder(file: ModelFile): void {
  file.tensor('decoder.positional_embedding', [WIDTH, TEXT_POSITIONS], (data) => {
    data.writeFloatLE(10, 4 * (WIDTH + 1));
    for (let position = 2; position < TEXT_POSITIONS; position += 1) {
      data.writeFloatLE(100, 4 * (position * WIDTH + 2));
    }
  });
  file.tensor('decoder.token_embedding.weight', [WIDTH, VOCABULARY], (data) => {
    data.writeUInt16LE(EIGHT, 2 * (HEARD * WIDTH + 1));
    data.writeUInt16LE(EIGHT, 2 * (END_OF_TEXT * WIDTH + 2));
  });
  file.norm('decoder.ln');
  file.norm('decoder.blocks.0.attn_ln');
  file.attention('decoder.blocks.0.attn');
  file.norm('decoder.blocks.0.cross_attn_ln');
  file.attention('decoder.blocks.0.cross_attn');
  file.norm('decoder.blocks.0.mlp_ln');
  file.perceptron('decoder.blocks.0');
}
