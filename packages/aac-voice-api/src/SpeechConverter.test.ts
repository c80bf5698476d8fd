import { beforeEach, describe, expect, it } from 'vitest';
import { ModelInvalidError, ModelNotFoundError, NotInitializedError } from './errors.js';
import { SpeechConverter } from './SpeechConverter.js';
import { FakeMicrophone } from './testing/fakeMicrophone.js';
import { ScriptedWhisper } from './testing/scriptedWhisper.js';

const URL_OF_MODEL = '/models/ggml-tiny.en.bin';

let microphone: FakeMicrophone;
let whisper: ScriptedWhisper;
let modules: ScriptedWhisper[];
let answers: Map<string, Response>;
let speech: SpeechConverter;

function make(options: { sampleRate?: number } = {}): void {
  microphone = new FakeMicrophone(options);
  whisper = new ScriptedWhisper();
  modules = [];
  answers = new Map([[URL_OF_MODEL, new Response(new Uint8Array([7, 8, 9]))]]);
  speech = new SpeechConverter({
    openMicrophone: microphone.open,
    createModule: () => {
      modules.push(whisper);
      return Promise.resolve(whisper);
    },
    fetch: (url) => Promise.resolve(answers.get(url)?.clone() ?? new Response('', { status: 404 })),
  });
}

beforeEach(() => make());

describe('SpeechConverter: init', () => {
  it('passes the downloaded model to Whisper as a file, and then deletes the file [UT-SPE-08]', async () => {
    expect(speech.getStatus()).toBe('loading');
    await speech.init(URL_OF_MODEL, 'fr');
    expect(whisper.model).toEqual({
      path: '/whisper.bin',
      language: 'fr',
      bytes: new Uint8Array([7, 8, 9]),
    });
    expect(whisper.files.size).toBe(0);
    expect(speech.getStatus()).toBe('waiting');
  });

  it('reports a missing model, and can then load another model [UT-SPE-02]', async () => {
    const error = await speech.init('/missing.bin', 'en').catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(ModelNotFoundError);
    expect(error).toMatchObject({ url: '/missing.bin', status: 404 });
    expect(speech.getStatus()).toBe('loading');
    await speech.init(URL_OF_MODEL, 'en');
    expect(speech.getStatus()).toBe('waiting');
  });

  it('does not download a model if the page cannot run Whisper [UT-SPE-18]', async () => {
    const requests: string[] = [];
    const unable = new SpeechConverter({
      openMicrophone: microphone.open,
      createModule: () => Promise.reject(new Error('no threads')),
      fetch: (url) => {
        requests.push(url);
        return Promise.resolve(new Response(''));
      },
    });
    await expect(unable.init(URL_OF_MODEL, 'en')).rejects.toThrow('no threads');
    expect(requests).toEqual([]);
  });

  it("reports Whisper's message if the downloaded file is not a model [UT-SPE-09]", async () => {
    whisper.nextIndex = 0;
    whisper.set_status('failed: bad magic');
    const error = await speech.init(URL_OF_MODEL, 'en').catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(ModelInvalidError);
    expect(String(error)).toContain('bad magic');
    await expect(speech.startListening()).rejects.toThrow(NotInitializedError);
  });

  it('loads two requested models one after the other, and frees the first model [UT-SPE-10]', async () => {
    const first = whisper;
    const loading = speech.init(URL_OF_MODEL, 'en');
    const second = speech.init(URL_OF_MODEL, 'en').then(() => modules.length);
    await loading;
    whisper = new ScriptedWhisper();
    expect(await second).toBe(2);
    expect(first.freed).toEqual([1]);
    expect(whisper.freed).toEqual([]);
  });
});

describe('SpeechConverter: listening', () => {
  it('throws an error when it is started before init [UT-SPE-11]', async () => {
    await expect(speech.startListening()).rejects.toThrow(NotInitializedError);
    expect(microphone.opened).toBe(0);
  });

  it('does not start until an init in progress has finished [UT-SPE-12]', async () => {
    const loading = speech.init(URL_OF_MODEL, 'en');
    await speech.startListening();
    expect(microphone.isOpen).toBe(true);
    await loading;
  });

  it('does not start if it is stopped while it waits for init [UT-SPE-13]', async () => {
    const loading = speech.init(URL_OF_MODEL, 'en');
    const started = speech.startListening();
    speech.stopListening();
    await Promise.all([loading, started]);
    expect(microphone.opened).toBe(0);
  });

  it.each([48_000, 44_100, 16_000])(
    'resamples audio from %i Hz to 16,000 Hz, and passes it to Whisper in blocks of two seconds [UT-SPE-03]',
    async (sampleRate) => {
      make({ sampleRate });
      await speech.init(URL_OF_MODEL, 'en');
      await speech.startListening();
      for (let piece = 0; piece < 40; piece += 1) microphone.hearSeconds(0.1);
      expect(whisper.blocks.map(({ length }) => length)).toEqual([32_000, 32_000]);
      // The resampled sound doesn't fade in at the start of the second block, because it continues the first.
      expect(whisper.blocks[1]?.[0]).toBeCloseTo(0.1, 4);
      expect(whisper.blocks[1]?.[31_999]).toBeCloseTo(0.1, 4);
    },
  );

  it('after a stop, starts again without leftover audio [UT-SPE-07]', async () => {
    await speech.init(URL_OF_MODEL, 'en');
    await speech.startListening();
    microphone.hearSeconds(2);
    speech.stopListening();
    microphone.hearSeconds(2);
    expect(whisper.blocks).toHaveLength(1);
    expect(microphone.isOpen).toBe(false);
    await speech.startListening();
    microphone.hearSeconds(2);
    expect(whisper.blocks).toHaveLength(2);
    expect(whisper.blocks[1]).toEqual(whisper.blocks[0]);
  });

  it('notifies the recognizer of each stop [UT-SPE-17]', async () => {
    let stops = 0;
    const stoppable = Object.assign(whisper, { stop: () => (stops += 1) });
    expect(stoppable).toBe(whisper);
    await speech.init(URL_OF_MODEL, 'en');
    await speech.startListening();
    speech.stopListening();
    expect(stops).toBe(1);
  });

  it('passes no audio to the old model after a new model fails to load [UT-SPE-14]', async () => {
    await speech.init(URL_OF_MODEL, 'en');
    await speech.startListening();
    const loading = speech.init('/missing.bin', 'en');
    await expect(loading).rejects.toThrow(ModelNotFoundError);
    microphone.hearSeconds(2);
    expect(whisper.blocks).toEqual([]);
    expect(speech.getTranscribed()).toBe('');
  });
});

describe('SpeechConverter: getTranscribed', () => {
  it('returns no text before init [UT-SPE-01]', () => {
    expect(new SpeechConverter().getTranscribed()).toBe('');
    expect(speech.getLoggedText()).toEqual([]);
  });

  it('returns and logs each transcription once, and returns no text for silence [UT-SPE-04, REQ-F-02]', async () => {
    await speech.init(URL_OF_MODEL, 'en');
    await speech.startListening();
    whisper.script = ['jump', '[BLANK_AUDIO]', ' left! '];
    const texts: string[] = [];
    for (let block = 0; block < 4; block += 1) {
      microphone.hearSeconds(2);
      texts.push(speech.getTranscribed(), speech.getTranscribed());
    }
    expect(texts).toEqual(['jump', '', '', '', 'left!', '', '', '']);
    expect(speech.getLoggedText()).toEqual(['jump', 'left!']);
    speech.getLoggedText().pop();
    expect(speech.getLoggedText()).toEqual(['jump', 'left!']);
  });

  it('returns no text for audio from before the last stop [UT-SPE-15]', async () => {
    await speech.init(URL_OF_MODEL, 'en');
    await speech.startListening();
    whisper.script = ['jump', 'left'];
    microphone.hearSeconds(2);
    speech.stopListening();
    await speech.startListening();
    expect(speech.getTranscribed()).toBe('');
    microphone.hearSeconds(2);
    await speech.startListening();
    expect(speech.getTranscribed()).toBe('left');
  });
});

describe('SpeechConverter: switching microphones', () => {
  it('resamples audio from the new microphone’s sample rate after the old microphone disconnects [UT-SPE-16]', async () => {
    const plugged = [new FakeMicrophone({ sampleRate: 48_000 }), new FakeMicrophone({ sampleRate: 44_100 })];
    speech = new SpeechConverter({
      openMicrophone: (listeners) => (plugged[0] ?? microphone).open(listeners),
      createModule: () => Promise.resolve(whisper),
      fetch: () => Promise.resolve(new Response(new Uint8Array([7]))),
    });
    await speech.init(URL_OF_MODEL, 'en');
    for (const sampleRate of [48_000, 44_100]) {
      await speech.startListening();
      const [connected] = plugged;
      expect(connected?.sampleRate).toBe(sampleRate);
      connected?.hearSeconds(2);
      connected?.unplug();
      plugged.shift();
    }
    expect(whisper.blocks.map(({ length }) => length)).toEqual([32_000, 32_000]);
  });
});
