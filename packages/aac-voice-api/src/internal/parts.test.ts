import { afterEach, expect, it, vi } from 'vitest';
import createWhisperModule from '../whisper/libstream.js';
import { openMicrophone } from './microphone.js';
import { withDefaults } from './parts.js';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("browser APIs: by default, the browser's microphone and Whisper are used, with two-second audio blocks", () => {
  const parts = withDefaults({});
  expect(parts.openMicrophone).toBe(openMicrophone);
  expect(parts.createModule).toBe(createWhisperModule);
  expect(parts.blockSeconds).toBe(2);
  expect(withDefaults({ blockSeconds: 0.5 }).blockSeconds).toBe(0.5);
});

it('browser APIs: the command recognizer gets short audio blocks, because commands are short', () => {
  const { blockSeconds, pollInterval } = withDefaults({ recognizer: 'commands' });
  expect({ blockSeconds, pollInterval }).toEqual({ blockSeconds: 0.06, pollInterval: 20 });
});

it('browser APIs: a page can replace the global fetch function after the library is loaded', async () => {
  const answer = new Response('model');
  const { fetch } = withDefaults({});
  const replaced = vi.fn(() => Promise.resolve(answer));
  vi.stubGlobal('fetch', replaced);
  expect(await fetch('/model')).toBe(answer);
  expect(replaced).toHaveBeenCalledWith('/model');
});

it('browser APIs: `repeat` calls a function at an interval until it is stopped', () => {
  vi.useFakeTimers();
  const callback = vi.fn();
  const stop = withDefaults({}).repeat(callback, 200);
  vi.advanceTimersByTime(399);
  expect(callback).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(callback).toHaveBeenCalledTimes(2);
  stop();
  vi.advanceTimersByTime(1000);
  expect(callback).toHaveBeenCalledTimes(2);
});
