import { readFile } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { UnsupportedBrowserError } from '../errors.js';
import { CAPTURE_PROCESSOR, CAPTURE_WORKLET_SOURCE, loadCaptureWorklet } from './captureWorklet.js';

afterEach(() => vi.unstubAllGlobals());

describe('the capture worklet', () => {
  interface Processor {
    process(inputs: Float32Array[][]): boolean;
  }
  type ProcessorClass = new (options: { processorOptions: { batchLength: number } }) => Processor;

  const sent: { batch: Float32Array; transfer: ArrayBuffer[] }[] = [];
  let registered: { name: string; Processor: ProcessorClass } | undefined;

  beforeEach(async () => {
    sent.length = 0;
    vi.stubGlobal(
      'AudioWorkletProcessor',
      class {
        port = {
          postMessage: (batch: Float32Array, transfer: ArrayBuffer[]) => sent.push({ batch, transfer }),
        };
      },
    );
    vi.stubGlobal('registerProcessor', (name: string, Processor: ProcessorClass) => {
      registered = { name, Processor };
    });
    vi.resetModules();
    await import('./capture-worklet.js');
  });

  it('has the same code in capture-worklet.js and in CAPTURE_WORKLET_SOURCE', async () => {
    const file = await readFile(new URL('./capture-worklet.js', import.meta.url), 'utf8');
    expect(CAPTURE_WORKLET_SOURCE).toBe(file);
  });

  it('sends audio in batches of a fixed length, regardless of the length of the input', () => {
    expect(registered?.name).toBe(CAPTURE_PROCESSOR);
    if (!registered) return;
    const processor = new registered.Processor({ processorOptions: { batchLength: 4 } });
    expect(processor.process([[Float32Array.of(1, 2, 3)]])).toBe(true);
    expect(sent).toEqual([]);
    expect(processor.process([[]])).toBe(true);
    processor.process([[Float32Array.of(4, 5, 6, 7, 8, 9)]]);
    expect(sent.map(({ batch }) => [...batch])).toEqual([
      [1, 2, 3, 4],
      [5, 6, 7, 8],
    ]);
    expect(sent.every(({ batch, transfer }) => transfer[0] === batch.buffer)).toBe(true);
  });
});

describe('loadCaptureWorklet', () => {
  it('loads the file next to the library', async () => {
    const addModule = vi.fn(() => Promise.resolve());
    await loadCaptureWorklet({ addModule });
    expect(addModule.mock.calls).toEqual([[expect.stringMatching(/\/capture-worklet\.js\?no-inline$/)]]);
  });

  it('loads the worklet from a blob URL if the file is missing, and then revokes the URL', async () => {
    const revoked = vi.spyOn(URL, 'revokeObjectURL');
    const urls: string[] = [];
    await loadCaptureWorklet({
      addModule: async (url) => {
        urls.push(String(url));
        if (urls.length === 1) throw new Error('404');
        await Promise.resolve();
      },
    });
    expect(urls[1]).toMatch(/^blob:/);
    expect(revoked).toHaveBeenCalledWith(urls[1]);
  });

  it('throws an error that says what to do if the page blocks both the file and the blob URL', async () => {
    const cause = new Error('refused by policy');
    const loading = loadCaptureWorklet({ addModule: () => Promise.reject(cause) });
    await expect(loading).rejects.toThrow(UnsupportedBrowserError);
    await expect(loading).rejects.toMatchObject({
      cause,
      message: expect.stringMatching(/capture-worklet\.js .*script-src/u),
    });
  });
});
