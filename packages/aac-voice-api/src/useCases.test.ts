import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CommandHistory } from './CommandHistory.js';
import {
  MicrophoneNotFoundError,
  ModelNotFoundError,
  NotInitialisedError,
  PermissionDeniedError,
} from './errors.js';
import { FakeDocument } from './testing/fakeDom.js';
import { Game, MODEL_URL } from './testing/game.js';

let game: Game;

beforeEach(() => {
  game = new Game();
});

afterEach(() => {
  game.end();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** What must hold after every game: late sound and late timers reach nobody. */
function expectSilenceAfterStop(): void {
  const before = [...game.actions];
  game.voice.stop();
  game.say(game.voice.getCommands().join(' '));
  expect(game.actions).toEqual(before);
  expect(game.microphone.isOpen).toBe(false);
  expect(game.clock.running).toBe(0);
}

describe('UC-01 voice recognition', () => {
  it('turns a spoken word into the action of the game', async () => {
    await game.begin('jump');
    game.say('Jump.');

    expect(game.actions).toEqual(['jump']);
    expect(game.history()).toEqual(['jump success']);
    expect(game.voice.getTranscribedFull()).toEqual(['Jump.']);
    expectSilenceAfterStop();
  });

  it('goes from part to part in this order', async () => {
    await game.begin('jump');
    const begun = game.recorder.steps.length;
    game.say('Jump.');

    expect(game.recorder.lines().slice(0, begun)).toEqual([
      'Game -> AACVoiceAPI: initiate("/models/test.bin", "en")',
      'AACVoiceAPI -> SpeechConverter: init("/models/test.bin", "en")',
      'SpeechConverter -> WhisperModule: FS_createDataFile("/", "whisper.bin", 3 bytes, true, false, true)',
      'SpeechConverter -> WhisperModule: init("/whisper.bin", "en")',
      'WhisperModule --> SpeechConverter: 1',
      'SpeechConverter -> WhisperModule: FS_unlink("/whisper.bin")',
      'SpeechConverter --> AACVoiceAPI: done',
      'AACVoiceAPI --> Game: done',
      'Game -> AACVoiceAPI: addVoiceCommand("jump", action)',
      'AACVoiceAPI -> CommandMapping: addCommand("jump", action)',
      'CommandMapping -> CommandLibrary: add(jump)',
      'CommandLibrary --> CommandMapping: true',
      'CommandMapping --> AACVoiceAPI: true',
      'AACVoiceAPI --> Game: true',
      'Game -> AACVoiceAPI: start()',
      'AACVoiceAPI -> SpeechConverter: startListening()',
      'SpeechConverter -> AudioInputHandler: startListening()',
      'AudioInputHandler -> Microphone: open()',
      'Microphone --> AudioInputHandler: object',
      'AudioInputHandler --> SpeechConverter: done',
      'SpeechConverter --> AACVoiceAPI: done',
      'AACVoiceAPI --> Game: done',
    ]);
    expect(game.recorder.lines().slice(begun)).toEqual([
      'Microphone -> AudioInputHandler: receiveSamples(96000 samples)',
      'AudioInputHandler -> SpeechConverter: transcribe(96000 samples)',
      'SpeechConverter -> WhisperModule: set_audio(1, 32000 samples)',
      'WhisperModule --> SpeechConverter: 0',
      'AACVoiceAPI -> SpeechConverter: getTranscribed()',
      'SpeechConverter -> WhisperModule: get_transcribed()',
      'WhisperModule --> SpeechConverter: "Jump."',
      'SpeechConverter --> AACVoiceAPI: "Jump."',
      'AACVoiceAPI -> CommandConverter: processTranscription("Jump.")',
      'CommandConverter -> CommandLibrary: get("Jump")',
      'CommandLibrary --> CommandConverter: jump',
      'CommandConverter -> Game: jump()',
      'CommandConverter -> CommandHistory: add(jump success)',
      'CommandConverter --> AACVoiceAPI: [jump]',
    ]);
  });

  it.each([
    ['no microphone', new MicrophoneNotFoundError()],
    ['refused permission', new PermissionDeniedError()],
  ])('reports %s, and starts when that is mended', async (_name, failure) => {
    game.microphone.failure = failure;
    await expect(game.begin('jump')).rejects.toBe(failure);
    game.say('jump');
    expect(game.actions).toEqual([]);

    game.microphone.failure = undefined;
    await game.voice.start();
    game.say('jump');
    expect(game.actions).toEqual(['jump']);
    expectSilenceAfterStop();
  });

  it('reports a missing model, and works with a new one', async () => {
    game.modelStatus = 404;
    await expect(game.voice.initiate(MODEL_URL, 'en')).rejects.toThrow(ModelNotFoundError);
    await expect(game.voice.start()).rejects.toThrow(NotInitialisedError);

    game.modelStatus = 200;
    await game.begin('jump');
    game.say('jump');
    expect(game.actions).toEqual(['jump']);
    expectSilenceAfterStop();
  });
});

describe('UC-02 filler words', () => {
  it('has an effect for the word among fillers that is a command, and for nothing else', async () => {
    await game.begin('jump');
    const begun = game.recorder.steps.length;
    game.say('Um, jump please');
    const steps = game.recorder.lines().slice(begun);
    game.say('[BLANK_AUDIO]');
    game.say('well, you know');

    expect(game.actions).toEqual(['jump']);
    expect(game.history()).toEqual(['jump success']);
    expect(game.voice.getTranscribedFull()).toEqual(['Um, jump please', 'well, you know']);
    expect(steps.slice(steps.indexOf('CommandConverter -> CommandLibrary: get("Um")'))).toEqual([
      'CommandConverter -> CommandLibrary: get("Um")',
      'CommandConverter -> CommandLibrary: get("jump")',
      'CommandLibrary --> CommandConverter: jump',
      'CommandConverter -> Game: jump()',
      'CommandConverter -> CommandHistory: add(jump success)',
      'CommandConverter -> CommandLibrary: get("please")',
      'CommandConverter --> AACVoiceAPI: [jump]',
    ]);
    expectSilenceAfterStop();
  });
});

describe('UC-05 synonyms as several names', () => {
  it('runs one action for each of its names', async () => {
    await game.begin();
    const jump = game.action('jump');
    for (const name of ['jump', 'hop', 'leap']) game.voice.addVoiceCommand(name, jump);
    for (const word of ['hop', 'leap', 'bounce']) game.say(word);

    expect(game.actions).toEqual(['jump', 'jump']);
    expect(game.history()).toEqual(['hop success', 'leap success']);
    expect(game.recorder.lines()).toContain('CommandLibrary --> CommandConverter: hop');
    expectSilenceAfterStop();
  });
});

describe('UC-06 common game inputs', () => {
  it('runs the functions that the keys call, in spoken order', async () => {
    await game.begin('up', 'down', 'left', 'right', 'select');
    game.say('left left up');
    game.say('select');

    expect(game.actions).toEqual(['left', 'left', 'up', 'select']);
    expect(game.recorder.lines().filter((line) => line.includes('-> Game: '))).toEqual([
      ...Array(1).fill('AACVoiceAPI --> Game: done'),
      ...Array(5).fill('AACVoiceAPI --> Game: true'),
      'AACVoiceAPI --> Game: done',
      'CommandConverter -> Game: left()',
      'CommandConverter -> Game: left()',
      'CommandConverter -> Game: up()',
      'CommandConverter -> Game: select()',
    ]);
    expectSilenceAfterStop();
  });
});

describe('UC-08 register new commands', () => {
  it('knows a command from its registration to its removal, while it listens', async () => {
    await game.begin('jump');
    game.say('duck');
    expect(game.voice.getCommands()).toEqual(['jump']);

    expect(game.voice.addVoiceCommand('duck', game.action('duck'))).toBe(true);
    expect(game.voice.addVoiceCommand(' DUCK ', game.action('other'))).toBe(false);
    expect(game.voice.getCommands()).toEqual(['jump', 'duck']);
    game.say('duck');

    expect(game.voice.removeVoiceCommand('duck')).toBe(true);
    expect(game.voice.removeVoiceCommand('duck')).toBe(false);
    expect(game.voice.getCommands()).toEqual(['jump']);
    game.say('duck');

    expect(game.actions).toEqual(['duck']);
    expect(game.recorder.lines()).toContain('CommandMapping -> CommandLibrary: remove("duck")');
    expectSilenceAfterStop();
  });
});

describe('UC-09 toggle and show the history', () => {
  it('shows successes and failures as they come, and goes on listening', async () => {
    vi.useFakeTimers();
    const page = new FakeDocument();
    vi.stubGlobal('document', page);
    vi.stubGlobal(
      'CSSStyleSheet',
      class {
        replaceSync() {}
      },
    );
    await game.begin('jump');
    game.voice.addVoiceCommand(
      'trip',
      game.action('trip', () => {
        throw new Error('fell over');
      }),
    );

    game.voice.displayCommandHistory();
    game.say('jump');
    game.say('trip');
    expect(page.body.byTag('li')).toHaveLength(0);
    vi.advanceTimersByTime(1000);

    const rows = page.body.byTag('li').map((row) => row.children.slice(1).map((cell) => cell.textContent));
    expect(rows).toEqual([
      ['jump', 'success'],
      ['trip', 'failed'],
    ]);
    page.dialogs[0]?.close();
    expect(page.dialogs).toEqual([]);
    game.say('jump');
    expect(game.history()).toEqual(['jump success', 'trip failed', 'jump success']);
    expect(game.recorder.lines()).toContain('Game --> CommandConverter: throws Error');
    expectSilenceAfterStop();
  });

  it('keeps nothing while it is switched off', async () => {
    await game.begin('jump');
    CommandHistory.getInstance().toggle(false);
    game.say('jump');
    expect(game.history()).toEqual([]);

    CommandHistory.getInstance().toggle(true);
    game.say('jump');
    expect(game.actions).toEqual(['jump', 'jump']);
    expect(game.history()).toEqual(['jump success']);
    expectSilenceAfterStop();
  });
});
