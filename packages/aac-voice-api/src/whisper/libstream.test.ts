import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RecognizerUnavailableError, UnsupportedBrowserError } from '../errors.js';
import { FakeShout } from '../testing/fakeShout.js';

let shout: FakeShout;

async function create() {
  vi.resetModules();
  const errors = await import('../errors.js');
  const { default: createWhisperModule } = await import('./libstream.js');
  return { errors, module: createWhisperModule() };
}

beforeEach(() => {
  shout = new FakeShout();
  vi.stubGlobal('crossOriginIsolated', true);
  vi.stubGlobal('navigator', { hardwareConcurrency: 4 });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.doUnmock('@transcribe/shout');
});

describe('createWhisperModule', () => {
  it.each([
    ['crossOriginIsolated', false],
    ['SharedArrayBuffer', undefined],
  ])('reports which HTTP headers are missing if %s is %s [UT-WSP-02]', async (name, value) => {
    vi.stubGlobal(name, value);
    const { module } = await create();
    await expect(module).rejects.toMatchObject({
      name: UnsupportedBrowserError.name,
      message: expect.stringContaining('Cross-Origin-Opener-Policy'),
    });
  });

  it.each([
    [1, 1],
    [2, 1],
    [4, 3],
    [32, 8],
  ])('on a computer with %i processors, uses %i threads [UT-WSP-03]', async (processors, threads) => {
    vi.stubGlobal('navigator', { hardwareConcurrency: processors });
    vi.doMock('@transcribe/shout', () => ({ default: shout.create }));
    const { module } = await create();
    expect((await module).init('/whisper.bin', 'en')).toBe(1);
    expect(shout.started).toEqual([['/whisper.bin', 'en', threads, false, 32, 512, true]]);
  });

  it('reports an error if the recognizer is not installed [UT-WSP-04]', async () => {
    vi.doMock('@transcribe/shout', () => {
      throw new Error('Cannot find package');
    });
    const { module } = await create();
    await expect(module).rejects.toMatchObject({
      name: RecognizerUnavailableError.name,
      message: expect.stringContaining('Install'),
      cause: expect.any(Error),
    });
  });
});
