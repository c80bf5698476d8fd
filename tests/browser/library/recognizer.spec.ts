import { expect, test } from './support/test.js';

test.use({ permissions: ['microphone'] });

function initiateFailure(url: string) {
  const { AACVoiceAPI, VoiceApiError } = window.libraryPage.library;
  return new AACVoiceAPI().initiate(url, 'en').then(
    () => 'no error',
    (error: unknown) => (error instanceof VoiceApiError ? `${error.code}: ${error.message}` : String(error)),
  );
}

test('a game is played by voice through the browser’s microphone, the worklet, and Whisper', async ({
  page,
  openPage,
}) => {
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(String(error)));
  await openPage();
  const played = await page.evaluate(async () => {
    const { AACVoiceAPI, CommandHistory } = window.libraryPage.library;
    const voice = new AACVoiceAPI();
    await voice.initiate('/models/jump.bin', 'en');
    let finish = () => {};
    const jumpedTwice = new Promise<void>((resolve) => {
      finish = resolve;
    });
    let jumps = 0;
    voice.addVoiceCommand('Jump', () => {
      jumps += 1;
      if (jumps === 2) finish();
    });
    await voice.start();
    await jumpedTwice;
    voice.stop();
    return {
      texts: voice.getTranscribedFull(),
      history: CommandHistory.getInstance()
        .getAll()
        .map(({ commandName, status }) => `${commandName} ${status}`),
      tracks: window.libraryPage.streams
        .flatMap((stream) => stream.getTracks())
        .map((track) => track.readyState),
    };
  });
  expect(played).toEqual({
    texts: ['jump', 'jump'],
    history: ['Jump success', 'Jump success'],
    tracks: ['ended'],
  });
  expect(complaints).toEqual([]);
});

test('Whisper: a recognizer stops when it is freed, and a second recognizer can then recognize speech', async ({
  page,
  openPage,
}) => {
  await openPage();
  const statuses = await page.evaluate(async () => {
    const { createWhisperModule } = window.libraryPage.library;
    const whisper = await createWhisperModule();
    const model = new Uint8Array(await (await fetch('/models/jump.bin')).arrayBuffer());
    whisper.FS_createDataFile('/', 'whisper.bin', model, true, false);
    const until = async (status: string) => {
      while (whisper.get_status() !== status) await new Promise((resolve) => setTimeout(resolve, 10));
      return status;
    };
    const first = whisper.init('/whisper.bin', 'en');
    const waiting = await until('waiting');
    whisper.free(first);
    const stopped = await until('stopped');
    const second = whisper.init('/whisper.bin', 'en');
    whisper.set_audio(second, new Float32Array(32_000));
    let text = '';
    while (text === '') {
      text = whisper.get_transcribed();
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    return { first, waiting, stopped, second, text };
  });
  expect(statuses).toEqual({ first: 1, waiting: 'waiting', stopped: 'stopped', second: 2, text: 'jump' });
});

for (const { url, reason } of [
  { url: '/models/missing.bin', reason: /^model-not-found: .*"\/models\/missing\.bin".*404/ },
  { url: '/', reason: /^model-not-found: .*web page/ },
  { url: 'http://localhost:9/model.bin', reason: /^model-not-found: .*CORS/ },
  { url: '/models/broken.bin', reason: /^model-invalid: .*invalid model data/ },
]) {
  test(`a model that fails to load is reported with the reason: ${url}`, async ({ page, openPage }) => {
    await openPage();
    expect(await page.evaluate(initiateFailure, url)).toMatch(reason);
  });
}

test("Whisper: the error on a page that isn't cross-origin isolated names the missing headers", async ({
  page,
  openPage,
}) => {
  await openPage('/not-isolated');
  expect(await page.evaluate(initiateFailure, '/models/jump.bin')).toMatch(
    /^unsupported-browser: .*Cross-Origin-Opener-Policy/,
  );
});
