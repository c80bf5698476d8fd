import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, it } from 'vitest';
import type { Utterance } from './commandDecoder.js';
import { CommandDecoder } from './commandDecoder.js';
import { RATE } from './endpointing.js';
import type { CreateSoundSwallower, SoundSwallower } from './soundSwallower.js';

// The tests run the real recognizer on the speech recordings of the browser tests.
const SPEECH = fileURLToPath(new URL('../../../../tests/browser/library/speech/', import.meta.url));
const PHONES =
  'AA AE AH AO AW AY B CH D DH EH ER EY F G HH IH IY JH K L M N NG OW OY P R S SH T TH UH UW V W Y Z ZH';
const WORDS = {
  jump: 'JH AH M P',
  left: 'L EH F T',
  right: 'R AY T',
  stop: 'S T AA P',
  turn: 'T ER N',
  around: 'ER AW N D',
  pick: 'P IH K',
  up: 'AH P',
};

let decoder: CommandDecoder;
const heard: Utterance[] = [];

beforeAll(async () => {
  const entry = fileURLToPath(import.meta.resolve('soundswallower'));
  const { default: create } = (await import(entry)) as { default: CreateSoundSwallower };
  const module = { modelBase: `${path.dirname(entry)}/model/`, defaultModel: 'en-us', printErr: () => {} };
  await create(module);
  decoder = await CommandDecoder.create({
    module: module as unknown as SoundSwallower,
    phones: PHONES.split(' '),
    fillers: new Map(Object.entries({ um: 'AH M', please: 'P L IY Z' })),
    onUtterance: (utterance) => heard.push(utterance),
    now: () => 0,
  });
});

function listenTo(file: string, commands: readonly string[]): Utterance[] {
  heard.length = 0;
  const known: Readonly<Record<string, string>> = WORDS;
  decoder.setCommands(
    commands.map((name) => ({
      name,
      words: name.split(' ').map((word) => ({ word, pronunciations: [known[word] ?? ''] })),
    })),
  );
  const wav = readFileSync(`${SPEECH}${file}.wav`);
  const samples = Float32Array.from(
    { length: (wav.length - 44) / 2 },
    (_, index) => wav.readInt16LE(44 + 2 * index) / 32_768,
  );
  decoder.hear(samples);
  return [...heard];
}

it('command decoder: each of four commands in a row is recognized once, soon after it ends', () => {
  const utterances = listenTo('jump-left-right-stop', ['jump', 'left', 'right', 'stop']);
  expect(utterances.map(({ command }) => command)).toEqual(['jump', 'left', 'right', 'stop']);
  for (const { confidence, lag } of utterances) {
    expect(confidence).toBeGreaterThan(0.5);
    expect(lag).toBeLessThan(350);
  }
});

it('command decoder: a two-word command is recognized', () => {
  expect(listenTo('pick-up', ['jump', 'pick up']).map(({ command }) => command)).toEqual(['pick up']);
});

it('command decoder: a command between filler words is recognized', () => {
  expect(listenTo('um-jump-please', ['jump', 'left']).map(({ command }) => command)).toEqual(['jump']);
});

it('command decoder: a result for speech without a command has low confidence', () => {
  const utterances = listenTo('other-talk', ['jump', 'left', 'right']);
  expect(utterances.length).toBeGreaterThan(0);
  for (const { confidence } of utterances) expect(confidence).toBeLessThan(0.5);
});

it('command decoder: noise is not recognized as a command', () => {
  heard.length = 0;
  let state = 1;
  const sound = Float32Array.from({ length: 12 * RATE }, (_, index) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    // Simulates a fan that turns on and off.
    return (Math.floor(index / RATE / 2.5) % 2 === 1 ? 0.08 : 0.001) * (state / 2 ** 31 - 1);
  });
  listenTo('jump', ['jump', 'left', 'right', 'stop']);
  heard.length = 0;
  decoder.hear(sound);
  expect(heard.filter(({ command }) => command !== '')).toEqual([]);
});

it('command decoder: a removed command is no longer recognized', () => {
  expect(listenTo('jump', ['jump'])[0]?.command).toBe('jump');
  expect(listenTo('jump', ['left', 'turn around']).map(({ command }) => command)).not.toContain('jump');
  expect(listenTo('jump', [])).toEqual([]);
});

it('command decoder: the sample rate is 16,000 Hz', () => {
  expect(RATE).toBe(16_000);
});
