import { beforeEach, describe, expect, it } from 'vitest';
import { RecognizerLimitError } from '../errors.js';
import { FakeShout } from '../testing/fakeShout.js';
import type { WhisperModule } from '../whisper/libstream.js';
import { adaptShout } from './shoutAdapter.js';

const SAMPLES = new Float32Array(32_000);

let shout: FakeShout;
let whisper: WhisperModule;

function segment(text: unknown) {
  return { result: { language: 'en' }, segment: { text, tokens: [] } };
}

beforeEach(async () => {
  shout = new FakeShout();
  whisper = await adaptShout({ create: shout.create, threads: 3 });
});

describe('a recognizer from @transcribe/shout', () => {
  it('starts with a model, accepts audio, and returns each transcription once', () => {
    expect(whisper.get_status()).toBe('loading');
    const index = whisper.init('/whisper.bin', 'en');
    expect(index).toBe(1);
    expect(whisper.set_audio(index, SAMPLES)).toBe(0);
    expect(shout.audio).toEqual([SAMPLES]);
    shout.status('processing');
    expect(whisper.get_status()).toBe('processing');
    shout.understand(segment(' jump'));
    shout.understand(segment(' left'));
    expect(whisper.get_transcribed()).toBe('jump  left');
    expect(whisper.get_transcribed()).toBe('');
  });

  it.each([
    ['', ''],
    ['plain', 'plain'],
    [null, ''],
    [{}, ''],
    [segment(7), ''],
    [{ segment: null }, ''],
  ])('transcribes %j as %j', (result, text) => {
    whisper.init('/whisper.bin', 'en');
    shout.understand(result);
    expect(whisper.get_transcribed()).toBe(text);
  });

  it.each([
    'whisper_init_with_params_no_state: failed to load model',
    'whisper_model_load: invalid model data (bad magic)',
    "whisper_init_from_file_with_params_no_state: failed to open '/whisper.bin'",
  ])('rejects a model for which whisper reports %j', (line) => {
    shout.loadLines = ['whisper_model_load: loading model', line];
    expect(whisper.init('/whisper.bin', 'en')).toBe(0);
    expect(whisper.get_status()).toBe(`failed: ${line}`);
    expect(whisper.set_audio(0, SAMPLES)).toBe(-1);
    shout.loadLines = [];
    expect(whisper.init('/whisper.bin', 'en')).toBe(1);
  });

  it('rejects a model that crashes whisper', () => {
    shout.crash = new Error('out of memory');
    expect(whisper.init('/whisper.bin', 'en')).toBe(0);
    expect(whisper.get_status()).toBe('failed: Error: out of memory');
  });

  it('cannot be created until the previous recognizer has stopped', () => {
    const index = whisper.init('/whisper.bin', 'en');
    expect(() => whisper.init('/other.bin', 'en')).toThrow(RecognizerLimitError);
    shout.understand(segment('late'));
    whisper.free(index);
    whisper.free(index);
    expect(shout.stopped).toBe(1);
    expect(whisper.get_transcribed()).toBe('');
    expect(whisper.set_audio(index, SAMPLES)).toBe(-2);
    expect(() => whisper.init('/other.bin', 'en')).toThrow('stopped');
    shout.status('stopped');
    expect(whisper.init('/other.bin', 'en')).toBe(2);
    expect(whisper.set_audio(index, SAMPLES)).toBe(-1);
    expect(whisper.set_audio(2, SAMPLES)).toBe(0);
    whisper.free(index);
    expect(shout.stopped).toBe(1);
  });

  it('reports an error if whisper stops unexpectedly', () => {
    const index = whisper.init('/whisper.bin', 'xx');
    shout.status('stopped');
    expect(whisper.get_status()).toContain('language');
    expect(whisper.set_audio(index, SAMPLES)).toBe(-2);
    expect(shout.audio).toEqual([]);
    shout.status('waiting');
    expect(whisper.get_status()).toContain('language');
  });

  it.each([
    ['an aborted module', () => shout.handlers?.onAbort('OOM'), 'OOM'],
    ['a thread that failed', () => shout.handlers?.printErr('worker sent an error! shout.js:1'), 'worker'],
  ])('reports an error about %s', (_name, happen, reason) => {
    const index = whisper.init('/whisper.bin', 'en');
    shout.handlers?.printErr('failed to do something harmless');
    expect(whisper.set_audio(index, SAMPLES)).toBe(0);
    happen();
    expect(whisper.get_status()).toMatch(/^failed: /);
    expect(whisper.get_status()).toContain(reason);
    expect(whisper.set_audio(index, SAMPLES)).toBe(-2);
  });

  it('returns the status from set_status until an empty status is set', () => {
    whisper.set_status('paused');
    shout.status('waiting');
    expect(whisper.get_status()).toBe('paused');
    whisper.set_status('');
    expect(whisper.get_status()).toBe('waiting');
  });
});

describe('the file system of @transcribe/shout', () => {
  it("passes calls through to Emscripten's file system", async () => {
    const data = new Uint8Array(3);
    whisper.FS_createDataFile('/', 'a', data, true, false, true);
    await whisper.FS_preloadFile('/', 'b', '/b.bin', true, true);
    whisper.FS_createPath('/', 'c/d', true, true);
    whisper.FS_unlink('/a');
    expect(shout.files).toEqual([
      ['data', '/', 'a', data, true, false, true],
      ['preload', '/', 'b', '/b.bin', true, true],
      ['path', '/', 'c/d', true, true],
      ['unlink', '/a'],
    ]);
  });
});

describe('an incompatible version of @transcribe/shout', () => {
  it('is rejected with the list of missing functions', async () => {
    const { startStream, ...rest } = shout.module;
    expect(startStream).toBeDefined();
    const adapted = adaptShout({ create: () => Promise.resolve(rest), threads: 1 });
    await expect(adapted).rejects.toThrow(RecognizerLimitError);
    await expect(adapted).rejects.toThrow('startStream');
  });

  it('is rejected if it is not a module', async () => {
    await expect(adaptShout({ create: () => Promise.resolve(undefined), threads: 1 })).rejects.toThrow(
      'does not create a WebAssembly module',
    );
  });
});
