import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AudioInputHandler } from './AudioInputHandler.js';
import { CommandHistory } from './CommandHistory.js';
import {
  MicrophoneNotFoundError,
  ModelNotFoundError,
  NotInitializedError,
  PermissionDeniedError,
} from './errors.js';
import { SpeechConverter } from './SpeechConverter.js';
import { showHistoryPopup } from './showHistoryPopup.js';
import { FakeDocument } from './testing/fakeDom.js';
import { Game, MODEL_URL } from './testing/game.js';
import type { Step } from './testing/recorder.js';
import { keepRecording, keptRecordings } from './testing/recordings.js';

let game: Game;

beforeEach(() => {
  game = new Game();
});

afterEach(() => {
  game.end();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function expectSilenceAfterStop(): void {
  const before = [...game.actions];
  game.voice.stop();
  game.say(game.voice.getCommands().join(' '));
  expect(game.actions).toEqual(before);
  expect(game.microphone.isOpen).toBe(false);
  expect(game.clock.running).toBe(0);
}

/** Only the recording of UC-01 shows the recognition. All others begin with the recognized text. */
function withoutRecognition(steps: readonly Step[]): Step[] {
  const parts = [SpeechConverter.name, AudioInputHandler.name];
  return steps.filter(({ from, to }) => !parts.includes(from) && !parts.includes(to));
}

describe('voice recognition [UC-01]', () => {
  it('turns a spoken word into an action of the game [REQ-F-01, IT-01]', async () => {
    await game.begin('jump');
    game.say('Jump.');

    expect(game.actions).toEqual(['jump']);
    expect(game.history()).toEqual(['jump success']);
    expect(game.voice.getTranscribedFull()).toEqual(['Jump.']);
    expectSilenceAfterStop();
  });

  it('records the calls between the components for the sequence diagrams [REQ-F-01]', async () => {
    await game.begin('jump');
    const begun = game.recorder.steps.length;
    game.say('Jump.');

    const { steps } = game.recorder;
    keepRecording({ name: 'UC-01-start', title: 'Getting ready to listen', steps: steps.slice(0, begun) });
    keepRecording({ name: 'UC-01', title: 'A spoken word becomes an action', steps: steps.slice(begun) });
  });

  it.each([
    ['no microphone', new MicrophoneNotFoundError()],
    ['refused permission', new PermissionDeniedError()],
  ])('reports %s, and starts once the problem is fixed [REQ-F-01, IT-07]', async (_name, failure) => {
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

  it('reports a missing model, and recognizes commands once the model exists [REQ-F-01, IT-08]', async () => {
    game.modelStatus = 404;
    await expect(game.voice.initiate(MODEL_URL, 'en')).rejects.toThrow(ModelNotFoundError);
    await expect(game.voice.start()).rejects.toThrow(NotInitializedError);

    game.modelStatus = 200;
    await game.begin('jump');
    game.say('jump');
    expect(game.actions).toEqual(['jump']);
    expectSilenceAfterStop();
  });
});

describe('filler words [UC-02]', () => {
  it('runs only the command in a sentence with filler words [REQ-F-02, IT-02]', async () => {
    await game.begin('jump');
    const begun = game.recorder.steps.length;
    game.say('Um, jump please');
    const lookup = game.recorder.steps.findIndex(
      ({ text }) => text === 'processTranscription("Um, jump please")',
    );
    keepRecording({
      name: 'UC-02',
      title: 'The words around a command have no effect',
      steps: game.recorder.steps.slice(Math.max(lookup, begun)),
    });
    game.say('[BLANK_AUDIO]');
    game.say('well, you know');

    expect(game.actions).toEqual(['jump']);
    expect(game.history()).toEqual(['jump success']);
    expect(game.voice.getTranscribedFull()).toEqual(['Um, jump please', 'well, you know']);
    expectSilenceAfterStop();
  });
});

describe('synonyms as several names [UC-05]', () => {
  it('run the same action, whichever name is spoken [REQ-F-09, IT-03]', async () => {
    await game.begin();
    const begun = game.recorder.steps.length;
    const jump = game.action('jump');
    for (const name of ['jump', 'hop']) game.voice.addVoiceCommand(name, jump);
    game.say('hop');
    keepRecording({
      name: 'UC-05',
      title: 'Several names for one action',
      steps: withoutRecognition(game.recorder.steps.slice(begun)),
    });
    game.voice.addVoiceCommand('leap', jump);
    for (const word of ['leap', 'bounce']) game.say(word);

    expect(game.actions).toEqual(['jump', 'jump']);
    expect(game.history()).toEqual(['hop success', 'leap success']);
    expectSilenceAfterStop();
  });
});

describe('common game inputs [UC-06]', () => {
  it('call the same functions for a spoken command as for a key press [REQ-F-05, IT-04]', async () => {
    await game.begin('up', 'down', 'left', 'right', 'select');
    const begun = game.recorder.steps.length;
    game.say('left left up');
    keepRecording({
      name: 'UC-06',
      title: 'Spoken inputs run the functions of the keys',
      steps: withoutRecognition(game.recorder.steps.slice(begun)),
    });
    game.say('select');

    expect(game.actions).toEqual(['left', 'left', 'up', 'select']);
    expectSilenceAfterStop();
  });
});

describe('register new commands [UC-08]', () => {
  it('recognizes a command that is added while listening, until it is removed [REQ-F-06, REQ-F-07, IT-05]', async () => {
    await game.begin('jump');
    game.say('duck');
    expect(game.voice.getCommands()).toEqual(['jump']);

    const begun = game.recorder.steps.length;
    expect(game.voice.addVoiceCommand('duck', game.action('duck'))).toBe(true);
    expect(game.voice.addVoiceCommand(' DUCK ', game.action('other'))).toBe(false);
    expect(game.voice.getCommands()).toEqual(['jump', 'duck']);
    game.say('duck');

    expect(game.voice.removeVoiceCommand('duck')).toBe(true);
    keepRecording({
      name: 'UC-08',
      title: 'A command from its registration to its removal',
      steps: withoutRecognition(game.recorder.steps.slice(begun)),
    });
    expect(game.voice.removeVoiceCommand('duck')).toBe(false);
    expect(game.voice.getCommands()).toEqual(['jump']);
    game.say('duck');

    expect(game.actions).toEqual(['duck']);
    expectSilenceAfterStop();
  });
});

describe('toggle and show the history [UC-09]', () => {
  it('shows successes and failures as they happen, and keeps listening [REQ-F-11, IT-06]', async () => {
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

    const begun = game.recorder.steps.length;
    game.voice.displayCommandHistory();
    game.say('jump');
    game.say('trip');
    expect(page.body.byTag('li')).toHaveLength(0);
    // The dialog refreshes every second.
    game.recorder.as(showHistoryPopup.name, () => vi.advanceTimersByTime(1000));
    keepRecording({
      name: 'UC-09',
      title: 'The dialog shows a success and a failure',
      steps: withoutRecognition(game.recorder.steps.slice(begun)),
    });

    const rows = page.body.byTag('li').map((row) => row.children.slice(1).map((cell) => cell.textContent));
    expect(rows).toEqual([
      ['jump', 'success'],
      ['trip', 'failed'],
    ]);
    page.dialogs[0]?.close();
    expect(page.dialogs).toEqual([]);
    game.say('jump');
    expect(game.history()).toEqual(['jump success', 'trip failed', 'jump success']);
    expectSilenceAfterStop();
  });

  it('records nothing while the history is turned off [REQ-F-11]', async () => {
    await game.begin('jump');
    const begun = game.recorder.steps.length;
    CommandHistory.getInstance().toggle(false);
    game.say('jump');
    expect(game.history()).toEqual([]);

    CommandHistory.getInstance().toggle(true);
    game.say('jump');
    keepRecording({
      name: 'UC-09-off',
      title: 'The history is switched off and on again',
      steps: withoutRecognition(game.recorder.steps.slice(begun)),
    });
    expect(game.actions).toEqual(['jump', 'jump']);
    expect(game.history()).toEqual(['jump success']);
    expectSilenceAfterStop();
  });
});

// These tests must run last: they read the recordings that the tests above write during `npm run record`.
describe('the folder of recordings', () => {
  it('contains exactly the recordings that the tests write', () => {
    expect(keptRecordings()).toEqual([
      'UC-01',
      'UC-01-start',
      'UC-02',
      'UC-05',
      'UC-06',
      'UC-08',
      'UC-09',
      'UC-09-off',
    ]);
  });
});
