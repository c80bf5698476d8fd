import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  MicrophoneNotFoundError,
  MicrophoneUnavailableError,
  PermissionDeniedError,
  UnsupportedBrowserError,
} from '../errors.js';
import { browserError, FakeBrowser } from '../testing/fakeBrowser.js';
import { openMicrophone } from './microphone.js';

let browser: FakeBrowser;
const onSamples = vi.fn();
const onEnded = vi.fn();
const listeners = { onSamples, onEnded };

function fail(of: NonNullable<FakeBrowser['failure']>['of'], name: string): Error {
  const error = browserError(name);
  browser.failure = { of, error };
  return error;
}

beforeEach(() => {
  browser = new FakeBrowser((name, value) => vi.stubGlobal(name, value));
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

describe('openMicrophone', () => {
  it('captures one channel in the worklet, at the sample rate of the audio context', async () => {
    const { sampleRate } = await openMicrophone(listeners);
    expect(sampleRate).toBe(44_100);
    expect(browser.constraints).toEqual([{ audio: { channelCount: { ideal: 1 } } }]);
    expect(browser.nodes[0]?.options).toEqual({
      name: 'aac-voice-capture',
      numberOfOutputs: 0,
      channelCount: 1,
      channelCountMode: 'explicit',
      processorOptions: { batchLength: 2048 },
    });
    expect(browser.connections).toEqual(['connect']);
    expect(browser.resumed).toBe(1);

    const samples = Float32Array.of(1, 2);
    browser.hear(samples);
    expect(onSamples.mock.calls).toEqual([[samples]]);
    expect(onEnded).not.toHaveBeenCalled();
    browser.track.dispatchEvent(new Event('ended'));
    expect(onEnded).toHaveBeenCalledTimes(1);
  });

  it('releases the track and the audio context when it is closed', async () => {
    const microphone = await openMicrophone(listeners);
    expect(browser.track.stopped).toBe(false);
    microphone.close();
    expect(browser.track.stopped).toBe(true);
    expect(browser.closedContexts).toBe(1);
    expect(browser.connections).toEqual(['connect', 'disconnect']);
    browser.hear(Float32Array.of(1));
    expect(onSamples).not.toHaveBeenCalled();
  });

  it.each([
    ['NotAllowedError', PermissionDeniedError],
    ['SecurityError', PermissionDeniedError],
    ['NotFoundError', MicrophoneNotFoundError],
    ['OverconstrainedError', MicrophoneNotFoundError],
    ['NotReadableError', MicrophoneUnavailableError],
    ['AbortError', MicrophoneUnavailableError],
  ])('turns the browser’s %s into one of the library’s errors', async (name, type) => {
    const cause = fail('stream', name);
    const error: unknown = await openMicrophone(listeners).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(type);
    expect(error).toMatchObject({ cause });
    expect(browser.closedContexts).toBe(0);
  });

  it('turns any other thrown value into a MicrophoneUnavailableError', async () => {
    vi.stubGlobal('navigator', { mediaDevices: { getUserMedia: () => Promise.reject('no') } });
    await expect(openMicrophone(listeners)).rejects.toThrow(MicrophoneUnavailableError);
  });

  it.each([
    ['node', 'InvalidStateError', MicrophoneUnavailableError],
    ['blob', 'AbortError', UnsupportedBrowserError],
  ] as const)('releases everything that it has opened if a step fails (%s: %s)', async (part, name, type) => {
    fail(part, name);
    if (part === 'blob') {
      vi.stubGlobal(
        'URL',
        class extends URL {
          static override createObjectURL = () => 'blob:test';
          override get href() {
            return 'blob:test';
          }
        },
      );
    }
    await expect(openMicrophone(listeners)).rejects.toThrow(type);
    expect(browser.track.stopped).toBe(true);
    expect(browser.closedContexts).toBe(1);
  });

  it.each(['resume', 'close'] as const)(
    "opens and closes without an error if the audio context's %s method fails",
    async (part) => {
      fail(part, 'InvalidStateError');
      const microphone = await openMicrophone(listeners);
      microphone.close();
      expect(browser.track.stopped).toBe(true);
    },
  );

  it('reports the original error even if the audio context then fails to close', async () => {
    const error = fail('node', 'InvalidStateError');
    vi.stubGlobal(
      'AudioContext',
      class extends AudioContext {
        override close = () => Promise.reject(error);
      },
    );
    await expect(openMicrophone(listeners)).rejects.toMatchObject({ cause: error });
  });

  it.each([
    ['navigator', undefined, 'HTTPS'],
    ['navigator', {}, 'HTTPS'],
    ['AudioContext', undefined, 'AudioWorklet'],
    ['AudioWorkletNode', undefined, 'AudioWorklet'],
  ])('lists the missing browser features if %s is %j', async (name, value, message) => {
    vi.stubGlobal(name, value);
    const opening = openMicrophone(listeners);
    await expect(opening).rejects.toThrow(UnsupportedBrowserError);
    await expect(opening).rejects.toThrow(message);
  });
});
