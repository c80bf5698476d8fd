import { expect, test } from './support/test.js';

/** In games, blocks last two seconds. Tests shorten them with an internal option. */
const BLOCK_SECONDS = 0.25;

interface Capture {
  readonly rate: number;
  readonly lengths: number[];
  readonly loudest: number;
  readonly milliseconds: number;
}

/** Runs in the page. */
async function captureThreeBlocks(blockSeconds: number): Promise<Capture> {
  const { AudioInputHandler } = window.libraryPage.library;
  const chunks: Float32Array[] = [];
  let finish = () => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const onChunk = (chunk: Float32Array) => {
    chunks.push(chunk);
    if (chunks.length === 3) finish();
  };
  const handler = new AudioInputHandler(onChunk, { blockSeconds });
  await handler.startListening();
  const rate = handler.getSampleRate();
  const begin = performance.now();
  await finished;
  const milliseconds = performance.now() - begin;
  handler.stopListening();
  return {
    rate,
    milliseconds,
    lengths: chunks.map(({ length }) => length),
    loudest: Math.max(...chunks.flatMap((chunk) => [...chunk]).map(Math.abs)),
  };
}

test.describe('the microphone, with permission', () => {
  test.use({ permissions: ['microphone'] });

  test('delivers audio blocks of the requested length in real time, at the audio context’s sample rate', async ({
    page,
    openPage,
  }) => {
    await openPage();
    const { rate, lengths, loudest, milliseconds } = await page.evaluate(captureThreeBlocks, BLOCK_SECONDS);
    expect(lengths).toEqual(Array(3).fill(Math.round(rate * BLOCK_SECONDS)));
    expect(rate).toBeGreaterThanOrEqual(8000);
    // The browser's fake microphone beeps, so the recording isn't silent.
    expect(loudest).toBeGreaterThan(0.01);
    expect(milliseconds).toBeGreaterThan(BLOCK_SECONDS * 2 * 1000);
  });

  test('releases its tracks and audio context when it stops, and can start again', async ({
    page,
    openPage,
  }) => {
    await openPage();
    for (let run = 1; run <= 2; run += 1) {
      await page.evaluate(captureThreeBlocks, 0.05);
      await expect
        .poll(() =>
          page.evaluate(() => ({
            tracks: window.libraryPage.streams
              .flatMap((stream) => stream.getTracks())
              .map((track) => track.readyState),
            contexts: window.libraryPage.contexts.map((context) => context.state),
          })),
        )
        .toEqual({ tracks: Array(run).fill('ended'), contexts: Array(run).fill('closed') });
    }
  });

  test('loads the audio worklet from a string if the worklet’s file is missing', async ({
    page,
    openPage,
  }) => {
    await openPage('/without-worklet-blob-allowed');
    const { lengths } = await page.evaluate(captureThreeBlocks, 0.05);
    expect(lengths).toHaveLength(3);
  });

  test('throws an UnsupportedBrowserError that mentions script-src if the browser cannot load the audio worklet', async ({
    page,
    openPage,
  }) => {
    await openPage('/without-worklet');
    const error = await page.evaluate(async () => {
      const { AudioInputHandler, UnsupportedBrowserError } = window.libraryPage.library;
      const failure: unknown = await new AudioInputHandler(() => {})
        .startListening()
        .catch((caught: unknown) => caught);
      return {
        isTyped: failure instanceof UnsupportedBrowserError,
        message: String(failure),
        tracks: window.libraryPage.streams
          .flatMap((stream) => stream.getTracks())
          .map((track) => track.readyState),
      };
    });
    expect(error.isTyped).toBe(true);
    expect(error.message).toContain('script-src');
    expect(error.tracks).toEqual(['ended']);
  });
});

test.describe('the microphone, without permission', () => {
  test('reports that permission was denied', async ({ page, openPage }) => {
    await openPage();
    const error = await page.evaluate(async () => {
      const { AudioInputHandler, PermissionDeniedError } = window.libraryPage.library;
      const handler = new AudioInputHandler(() => {});
      const failure: unknown = await handler.startListening().catch((caught: unknown) => caught);
      return {
        isTyped: failure instanceof PermissionDeniedError,
        name: failure instanceof Error ? failure.name : '',
        isListening: handler.isListening,
      };
    });
    expect(error).toEqual({ isTyped: true, name: 'PermissionDeniedError', isListening: false });
  });
});
