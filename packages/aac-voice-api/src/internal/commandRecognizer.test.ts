import { afterEach, describe, expect, it, vi } from 'vitest';
import { CommandLibrary } from '../commandLibrary.js';
import {
  ModelNotFoundError,
  PronunciationError,
  RecognizerFailedError,
  SimilarCommandsError,
} from '../errors.js';
import { FakeWorker } from '../testing/fakeWorker.js';
import type { VoiceOptions } from '../voiceOptions.js';
import { CommandRecognizer, openWorker } from './commandRecognizer.js';

const heard = {
  type: 'heard',
  command: 'jump',
  confidence: 0.9,
  score: 5,
  lag: 240,
  decoding: 50,
  at: 1000,
} as const;

afterEach(() => {
  CommandLibrary.getInstance().clear();
  vi.unstubAllGlobals();
});

function begin(options: VoiceOptions = {}) {
  vi.stubGlobal('location', { href: 'https://game.test/play/' });
  const worker = new FakeWorker();
  const urls: string[] = [];
  const loading = CommandRecognizer.load({
    url: 'recognizer',
    language: 'en',
    options,
    openWorker: (url) => {
      urls.push(url);
      return worker;
    },
    now: () => 1060,
  });
  return { worker, loading, urls };
}

async function listening(options: VoiceOptions = {}) {
  const { worker, loading } = begin(options);
  worker.say({ type: 'ready' });
  const recognizer = await loading;
  add('jump');
  const started = recognizer.start();
  worker.say({ type: 'commands', id: 1, unpronounced: [], similar: [] });
  await started;
  return { worker, recognizer };
}

function add(name: string, active = true): void {
  CommandLibrary.getInstance().add({ name, action: () => {}, description: '', active });
}

describe('CommandRecognizer: loading', () => {
  it("starts the worker from the given folder, relative to the page's URL, and reports download progress", async () => {
    const progress: unknown[] = [];
    const { worker, loading, urls } = begin({ onProgress: (given) => progress.push(given) });
    expect(urls).toEqual(['https://game.test/play/recognizer/worker.js']);
    expect(worker.messages).toEqual([
      { type: 'load', folder: 'https://game.test/play/recognizer/', language: 'en' },
    ]);
    worker.say({ type: 'progress', loaded: 1, total: 4 });
    worker.say({ type: 'ready' });
    expect((await loading).get_status()).toBe('waiting');
    expect(progress).toEqual([{ loaded: 1, total: 4 }]);
  });

  it('reports which file is missing, and how to add it', async () => {
    const { worker, loading } = begin();
    worker.say({ type: 'failed', url: '/recognizer/en/mdef.bin', status: 404, reason: '' });
    const error = await loading.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ModelNotFoundError);
    expect(String(error)).toMatchInlineSnapshot(
      `"ModelNotFoundError: The speech model at "/recognizer/en/mdef.bin" failed to load (status 404). Write the recognizer to a folder with "npx aac-voice-recognizer <folder>", and check that this folder is served at the URL."`,
    );
    expect(worker.terminated).toBe(true);
  });

  it('fails if the worker script is missing', async () => {
    const { worker, loading } = begin();
    worker.onerror?.({});
    await expect(loading).rejects.toThrow(ModelNotFoundError);
  });
});

describe('CommandRecognizer: commands', () => {
  it('sends the worker the names of active commands before it listens, and again only after a change', async () => {
    const { worker, recognizer } = await listening();
    add('turn around');
    add('secret', false);
    recognizer.set_audio(1, new Float32Array(4));
    recognizer.set_audio(1, new Float32Array(4));
    expect(
      worker.messages.slice(1).map((message) => ('names' in message ? message.names : message.type)),
    ).toEqual([['jump'], ['jump', 'turn around'], 'audio', 'audio']);
  });

  it('refuses to listen for a word without a pronunciation', async () => {
    const { worker, loading } = begin();
    worker.say({ type: 'ready' });
    const recognizer = await loading;
    add('level 5');
    const started = recognizer.start();
    worker.say({ type: 'commands', id: 1, unpronounced: [{ name: 'level 5', word: '5' }], similar: [] });
    const error = await started.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(PronunciationError);
    expect(String(error)).toMatchInlineSnapshot(
      `"PronunciationError: The command "level 5" can't be recognized: there is no pronunciation for "5" in the language "en". Pass one to the constructor, in the notation of the CMU Pronouncing Dictionary: { pronunciations: { "5": 'JH AH M P' } }. Or use another word."`,
    );
  });

  it('reports a problem with a command that was registered while the recognizer listens', async () => {
    const problems: Error[] = [];
    const { worker, recognizer } = await listening({ onProblem: (problem) => problems.push(problem) });
    add('5');
    recognizer.set_audio(1, new Float32Array(4));
    worker.say({ type: 'commands', id: 2, unpronounced: [{ name: '5', word: '5' }], similar: [] });
    await vi.waitFor(() => expect(problems).toHaveLength(1));
    worker.say({ type: 'failed', url: '', status: 0, reason: 'out of memory' });
    expect(problems[1]).toBeInstanceOf(RecognizerFailedError);
  });

  it('warns once about two commands that sound alike, and still recognizes both', async () => {
    const problems: Error[] = [];
    const { worker, recognizer } = await listening({ onProblem: (problem) => problems.push(problem) });
    const similar = [{ name: 'jump', other: 'bump' }];
    worker.say({ type: 'commands', id: 2, unpronounced: [], similar });
    worker.say({ type: 'commands', id: 3, unpronounced: [], similar });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toBeInstanceOf(SimilarCommandsError);
    expect(String(problems[0])).toMatchInlineSnapshot(
      `"SimilarCommandsError: The commands "jump" and "bump" sound alike, so one may be heard as the other. Rename one of them, for example to a name of two words."`,
    );
    worker.say(heard);
    expect(recognizer.get_transcribed()).toBe('jump');
  });

  it('logs a warning about two commands that sound alike if the game has no problem handler', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const { worker } = await listening();
    worker.say({ type: 'commands', id: 2, unpronounced: [], similar: [{ name: 'jump', other: 'bump' }] });
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('sound alike'));
    warn.mockRestore();
  });
});

describe('CommandRecognizer: results', () => {
  it('returns results with enough confidence as text, and reports every result to the game', async () => {
    const told: unknown[] = [];
    const { worker, recognizer } = await listening({ onHeard: (speech) => told.push(speech) });
    worker.say({ type: 'speech', active: true });
    expect(recognizer.get_status()).toBe('processing');
    worker.say(heard);
    worker.say({ ...heard, confidence: 0.4 });
    worker.say({ ...heard, command: '', confidence: 0 });
    expect(recognizer.get_transcribed()).toBe('jump');
    expect(recognizer.get_transcribed()).toBe('');
    expect(told).toEqual([
      { command: 'jump', confidence: 0.9, accepted: true, latency: 300 },
      { command: 'jump', confidence: 0.4, accepted: false, latency: 300 },
      { command: '', confidence: 0, accepted: false, latency: 300 },
    ]);
  });

  it('accepts a command at the minimum confidence or above, and puts each command on its own line', async () => {
    const { worker, recognizer } = await listening();
    worker.say({ ...heard, confidence: 0.5 });
    worker.say({ ...heard, command: 'left', confidence: 0.6 });
    expect(recognizer.get_transcribed()).toBe('jump\nleft');
  });

  it('uses the minimum confidence that the game sets', async () => {
    const { worker, recognizer } = await listening({ minConfidence: 0.95 });
    worker.say(heard);
    expect(recognizer.get_transcribed()).toBe('');
  });

  it('reports speech only while the recognizer listens', async () => {
    const told: boolean[] = [];
    const { worker, recognizer } = await listening({ onSpeech: (isSpeaking) => told.push(isSpeaking) });
    worker.say({ type: 'speech', active: true });
    recognizer.stop();
    worker.say({ type: 'speech', active: false });
    expect(told).toEqual([true]);
    // The late message still changes the status, even though `onSpeech` isn't called.
    expect(recognizer.get_status()).toBe('waiting');
  });

  it('returns no results after it is stopped', async () => {
    const { worker, recognizer } = await listening();
    worker.say(heard);
    recognizer.stop();
    worker.say(heard);
    expect(recognizer.get_transcribed()).toBe('');
    recognizer.free();
    expect(worker.terminated).toBe(true);
  });
});

describe('worker of the command recognizer', () => {
  it('reports an error if the browser does not support workers', () => {
    expect(() => openWorker('/worker.js')).toThrow('This page lacks web workers.');
  });

  it('is created from a trusted script URL if the browser supports Trusted Types', () => {
    const opened: unknown[] = [];
    vi.stubGlobal(
      'Worker',
      class {
        constructor(...given: unknown[]) {
          opened.push(given);
        }
      },
    );
    openWorker('/plain.js');
    vi.stubGlobal('trustedTypes', {
      createPolicy: (name: string) => ({ createScriptURL: (url: string) => `${name}:${url}` }),
    });
    openWorker('/worker.js');
    expect(opened).toEqual([
      ['/plain.js', { type: 'module' }],
      ['aac-voice-api:/worker.js', { type: 'module' }],
    ]);
  });
});
