import { Conditioner } from './conditioning.js';
import { confidenceOf } from './confidence.js';
import { LEAD, RATE, UtteranceCutter } from './endpointing.js';
import { commandGrammar, FILLERS_AFTER, FILLERS_BEFORE, phoneLoop, phoneWord } from './grammar.js';
import type { HeardWord } from './plausible.js';
import { isPlausible } from './plausible.js';
import type { Decoder, SoundSwallower } from './soundSwallower.js';

/** A narrow beam could prune the path of the right command. With a small grammar, wide beams cost little time. */
const COMMAND_BEAMS = { beam: 1e-90, wbeam: 1e-70, pbeam: 1e-90 };
/** With a lower probability, silence and noise within an utterance would be recognized as words. */
const SILENCE = { silprob: 0.1, fillprob: 0.01 };
/** The weight of the grammar relative to the sound. A higher weight would penalize long sequences of phones. */
const LANGUAGE_WEIGHT = { lw: 1 };
/**
 * The initial cepstral mean, measured on conditioned speech. The decoder adapts the mean to the speaker with each
 * utterance, so the initial value matters most for the first utterance.
 */
const FIRST_MEAN = '47,-8,0,-5,-4,-6,-5,-1,-1,0,2,-1,2';
/**
 * Mode 3 is the strictest of four modes. In the other modes, steady noise counts as speech, so an utterance would never
 * end.
 *
 * With a ratio of 0.6, speech begins or ends when more than 60% of the frames within 0.3 s agree. A higher ratio would
 * miss short words.
 */
const ENDPOINTER = { mode: 3, ratio: 0.6 };
/** In seconds. No command is longer. */
const LONGEST_UTTERANCE = 4;

export interface SpokenCommand {
  readonly name: string;
  readonly words: readonly { readonly word: string; readonly pronunciations: readonly string[] }[];
}

export interface Utterance {
  /** The most similar command, or an empty string if none is similar. */
  readonly command: string;
  /** From 0 to 1. */
  readonly confidence: number;
  /** The command's score minus the score of the best sequence of phones, per frame of 10 ms. */
  readonly score: number;
  /**
   * The time from the end of the speech to the end of the utterance, in ms. `decoding` is the duration of the last
   * decoding step, which follows.
   */
  readonly lag: number;
  readonly decoding: number;
}

export interface CommandDecoderOptions {
  readonly module: SoundSwallower;
  readonly phones: readonly string[];
  /** Pronunciations by filler word; empty if the language has no fillers. */
  readonly fillers: ReadonlyMap<string, string>;
  readonly onUtterance: (utterance: Utterance) => void;
  readonly now: () => number;
}

/** Recognizes commands in a stream of audio at 16,000 Hz. */
export class CommandDecoder {
  readonly #options: CommandDecoderOptions;
  readonly #commands: Decoder;
  readonly #phones: Decoder;
  readonly #cutter: UtteranceCutter;
  readonly #conditioner = new Conditioner();
  readonly #scoreAddress: number;
  /**
   * The generated names of the words in the decoder's dictionary, by word and pronunciations. A name is kept for later
   * commands with the same word, because words can't be removed from the dictionary.
   */
  readonly #words = new Map<string, string>();
  /** The number of phones in the longest pronunciation of each word, by the word's generated name. */
  readonly #lengths = new Map<string, number>();
  /** Command names by the generated names of their words, joined by spaces as in the decoder's result. */
  #names = new Map<string, string>();
  #next: readonly SpokenCommand[] | undefined;
  #samples = 0;
  #isDecoding = false;

  static async create(options: CommandDecoderOptions): Promise<CommandDecoder> {
    const commands = await createDecoder(options.module, {
      ...COMMAND_BEAMS,
      ...SILENCE,
      ...LANGUAGE_WEIGHT,
    });
    const phones = await createDecoder(options.module, { ...SILENCE, ...LANGUAGE_WEIGHT });
    return new CommandDecoder(options, { commands, phones });
  }

  private constructor(options: CommandDecoderOptions, decoders: { commands: Decoder; phones: Decoder }) {
    const { module, phones } = options;
    this.#options = options;
    this.#commands = decoders.commands;
    this.#phones = decoders.phones;
    this.#phones.add_words(...phones.map((phone) => [phoneWord(phone), phone] as const));
    this.#phones.set_grammar(phoneLoop(phones));
    this.#scoreAddress = module._malloc(4);
    this.#cutter = new UtteranceCutter(new module.Endpointer({ samprate: RATE, ...ENDPOINTER }), {
      begin: () => this.#begin(),
      continue: (samples) => this.#continue(samples),
      end: ({ lag }) => this.#end(lag),
    });
  }

  get inSpeech(): boolean {
    return this.#cutter.inSpeech;
  }

  /** The commands take effect after the current utterance. */
  setCommands(commands: readonly SpokenCommand[]): void {
    this.#next = commands;
    if (!this.#isDecoding) this.#takeCommands();
  }

  hear(samples: Float32Array): void {
    this.#cutter.hear(samples);
  }

  #takeCommands(): void {
    const commands = this.#next;
    this.#next = undefined;
    if (commands === undefined) return;
    this.#names = new Map(
      commands.map(({ name, words }) => [words.map((word) => this.#wordName(word)).join(' '), name]),
    );
    if (this.#names.size === 0) return;
    this.#commands.set_grammar(
      commandGrammar({
        commands: [...this.#names.keys()].map((words) => words.split(' ')),
        before: this.#fillerNames(FILLERS_BEFORE),
        after: this.#fillerNames(FILLERS_AFTER),
      }),
    );
  }

  #fillerNames(words: readonly string[]): string[] {
    return words.flatMap((word) => {
      const phones = this.#options.fillers.get(word);
      return phones === undefined
        ? []
        : [this.#wordName({ word: `filler ${word}`, pronunciations: [phones] })];
    });
  }

  #wordName({ word, pronunciations }: SpokenCommand['words'][number]): string {
    const key = [word, ...pronunciations].join('\n');
    const known = this.#words.get(key);
    if (known !== undefined) return known;
    const name = `${word.startsWith('filler ') ? 'filler' : 'w'}${this.#words.size}`;
    this.#words.set(key, name);
    this.#lengths.set(name, Math.max(...pronunciations.map((phones) => phones.split(' ').length)));
    this.#commands.add_words(
      ...pronunciations.map(
        (phones, index) => [index === 0 ? name : `${name}(${index + 1})`, phones] as const,
      ),
    );
    return name;
  }

  #begin(): void {
    if (this.#names.size === 0) return;
    this.#isDecoding = true;
    this.#samples = 0;
    this.#commands.start();
    this.#phones.start();
  }

  #continue(samples: Float32Array): void {
    if (!this.#isDecoding) return;
    if (this.#samples === 0) this.#conditioner.begin(samples);
    this.#samples += samples.length;
    if (this.#samples > LONGEST_UTTERANCE * RATE) {
      this.#stop();
      this.#takeCommands();
      return;
    }
    const conditioned = this.#conditioner.apply(samples);
    this.#commands.process_audio(conditioned, false, false);
    this.#phones.process_audio(conditioned, false, false);
  }

  #end(lag: number): void {
    if (!this.#isDecoding) return;
    const begun = this.#options.now();
    this.#stop();
    const frames = (this.#samples / RATE) * 100;
    const scores = { command: this.#score(this.#commands), phones: this.#score(this.#phones), frames };
    const words = this.#commands
      .get_text()
      .split(' ')
      .filter((word) => !word.startsWith('filler'));
    const speech = this.#samples / RATE - LEAD - lag;
    const command = isPlausible({ words: this.#heardWords(), speech })
      ? (this.#names.get(words.join(' ')) ?? '')
      : '';
    this.#takeCommands();
    this.#options.onUtterance({
      command,
      confidence: command === '' ? 0 : confidenceOf(scores),
      score: (scores.command - scores.phones) / frames,
      lag: lag * 1000,
      decoding: this.#options.now() - begun,
    });
  }

  #heardWords(): HeardWord[] {
    return (this.#commands.get_alignment().w ?? []).flatMap(({ t, d }) => {
      const phones = this.#lengths.get(t.replace(/\(\d+\)$/u, ''));
      return phones === undefined ? [] : [{ duration: d, phones }];
    });
  }

  #stop(): void {
    this.#isDecoding = false;
    this.#commands.stop();
    this.#phones.stop();
  }

  #score(decoder: Decoder): number {
    const { module } = this.#options;
    module._decoder_hyp(decoder.cdecoder, this.#scoreAddress);
    // `HEAP32` is read only here, because the module replaces it whenever its memory grows.
    return module.HEAP32[this.#scoreAddress >> 2] ?? 0;
  }
}

async function createDecoder(
  module: SoundSwallower,
  config: Readonly<Record<string, number>>,
): Promise<Decoder> {
  const decoder = new module.Decoder({ loglevel: 'FATAL', samprate: RATE, ...config });
  await decoder.initialize();
  // By default, each utterance is normalized by its own cepstral mean, but a single short word is too short for that.
  // The `live` mode keeps the mean of earlier utterances.
  decoder.set_config('cmn', 'live');
  decoder.set_config('cmninit', FIRST_MEAN);
  await decoder.reinitialize_audio();
  return decoder;
}
