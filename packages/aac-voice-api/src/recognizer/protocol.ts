import type { Utterance } from './commandDecoder.js';
import type { SimilarCommands } from './similar.js';

export type ToWorker =
  | { readonly type: 'load'; readonly folder: string; readonly language: string }
  | {
      readonly type: 'commands';
      /** The ID of the message. The response has the same ID. */
      readonly id: number;
      readonly names: readonly string[];
      readonly pronunciations: Readonly<Record<string, string>>;
    }
  | {
      readonly type: 'audio';
      readonly samples: Float32Array;
      /** The time at which the message was sent, in ms, by the page's clock. */
      readonly at: number;
    };

export type FromWorker =
  | { readonly type: 'progress'; readonly loaded: number; readonly total: number }
  | { readonly type: 'ready' }
  | { readonly type: 'failed'; readonly url: string; readonly status: number; readonly reason: string }
  | {
      readonly type: 'commands';
      readonly id: number;
      readonly unpronounced: readonly { readonly name: string; readonly word: string }[];
      readonly similar: readonly SimilarCommands[];
    }
  | { readonly type: 'speech'; readonly active: boolean }
  | ({
      readonly type: 'heard';
      /** The `at` of the audio message that ended the utterance. */
      readonly at: number;
    } & Utterance);
