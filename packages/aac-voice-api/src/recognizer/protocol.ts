import type { Utterance } from './commandDecoder.js';

/** What the page tells the worker. */
export type ToWorker =
  | { readonly type: 'load'; readonly folder: string; readonly language: string }
  | {
      readonly type: 'commands';
      /** Comes back in the answer. */
      readonly id: number;
      readonly names: readonly string[];
      readonly pronunciations: Readonly<Record<string, string>>;
    }
  | {
      readonly type: 'audio';
      readonly samples: Float32Array;
      /** When it was sent, by the clock of the page. */
      readonly at: number;
    };

/** What the worker tells the page. */
export type FromWorker =
  | { readonly type: 'progress'; readonly loaded: number; readonly total: number }
  | { readonly type: 'ready' }
  | { readonly type: 'failed'; readonly url: string; readonly status: number; readonly reason: string }
  | {
      readonly type: 'commands';
      readonly id: number;
      /** Commands that cannot be heard, because there is no pronunciation for a word of theirs. */
      readonly unpronounced: readonly { readonly name: string; readonly word: string }[];
    }
  | { readonly type: 'speech'; readonly active: boolean }
  | ({
      readonly type: 'heard';
      /** `at` of the sound with which the utterance ended. */
      readonly at: number;
    } & Utterance);
