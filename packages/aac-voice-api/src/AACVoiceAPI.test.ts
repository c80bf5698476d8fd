import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AACVoiceAPI } from './AACVoiceAPI.js';
import { CommandMapping } from './commandMapping.js';
import { NotInitializedError } from './errors.js';
import { FakeDocument } from './testing/fakeDom.js';
import { Game, MODEL_URL } from './testing/game.js';

let game: Game;
beforeEach(() => {
  game = new Game();
});
afterEach(() => {
  game.end();
  vi.unstubAllGlobals();
});

describe('commands of AACVoiceAPI', () => {
  it('can be registered, found, listed, and removed [UT-API-02, REQ-F-06, REQ-F-07]', () => {
    const { voice } = game;
    expect(voice.addVoiceCommand('jump', () => {}, { description: 'Up', active: false })).toBe(true);
    expect(voice.addVoiceCommand('JUMP', () => {})).toBe(false);
    expect(new CommandMapping().getCommand('jump')).toMatchObject({ description: 'Up', active: false });
    expect(voice.isRegistered(' JUMP ')).toBe(true);
    expect(voice.isRegistered('duck')).toBe(false);
    voice.addVoiceCommand('duck', () => {});
    expect(voice.getCommands()).toEqual(['jump', 'duck']);
    expect(voice.removeVoiceCommand('jump')).toBe(true);
    expect(voice.removeVoiceCommand('jump')).toBe(false);
    voice.addVoiceCommand('run', () => {});
    voice.clearCommands();
    expect(voice.getCommands()).toEqual([]);
  });

  it('are shared by all instances on the page [UT-API-08]', () => {
    game.voice.addVoiceCommand('jump', () => {});
    expect(new AACVoiceAPI().isRegistered('jump')).toBe(true);
  });
});

describe('AACVoiceAPI', () => {
  it('fails to start if no model is loaded [UT-API-01]', async () => {
    await expect(game.voice.start()).rejects.toThrow(NotInitializedError);
    expect(game.clock.running).toBe(0);
  });

  it('polls for text every 200 ms [UT-API-09]', async () => {
    await game.begin('jump');
    game.whisper.script = ['jump'];
    game.microphone.hearSeconds(2);
    game.clock.advance(199);
    expect(game.actions).toEqual([]);
    game.clock.advance(1);
    expect(game.actions).toEqual(['jump']);
    game.clock.advance(2000);
    expect(game.actions).toEqual(['jump']);
  });

  it('opens one microphone and one poll timer, even after several starts [UT-API-10]', async () => {
    await game.begin('jump');
    await Promise.all([game.voice.start(), game.voice.start()]);
    expect(game.clock.running).toBe(1);
    expect(game.microphone.opened).toBe(1);
  });

  it('releases the microphone on stop, and keeps its commands and history for the next start [UT-API-11]', async () => {
    await game.begin('jump');
    game.say('jump');
    game.voice.stop();
    expect(game.microphone.isOpen).toBe(false);
    expect(game.clock.running).toBe(0);
    expect(game.voice.getCommands()).toEqual(['jump']);
    await game.voice.start();
    game.say('jump again');
    expect(game.actions).toEqual(['jump', 'jump']);
    expect(game.history()).toEqual(['jump success', 'jump success']);
    expect(game.voice.getTranscribedFull()).toEqual(['jump', 'jump again']);
  });

  it('can be stopped before it is initialized, and while it is starting [UT-API-12]', async () => {
    game.voice.stop();
    await game.voice.initiate(MODEL_URL, 'en');
    const started = game.voice.start();
    game.voice.stop();
    await started;
    expect(game.microphone.isOpen).toBe(false);
    expect(game.clock.running).toBe(0);
  });

  it('can be stopped by a command [UT-API-13]', async () => {
    await game.begin('jump');
    game.voice.addVoiceCommand('quit', () => game.voice.stop());
    game.say('quit');
    game.say('jump');
    expect(game.actions).toEqual([]);
    expect(game.microphone.isOpen).toBe(false);
  });

  it("keeps running when a command's action throws an error [UT-API-14]", async () => {
    await game.begin('jump');
    game.voice.addVoiceCommand('trip', () => {
      throw new Error('fell over');
    });
    game.say('trip');
    game.say('jump');
    expect(game.actions).toEqual(['jump']);
    expect(game.history()).toEqual(['trip failed', 'jump success']);
  });
});

it('displayCommandHistory opens the history dialog [UT-API-07, REQ-F-11]', () => {
  const page = new FakeDocument();
  page.adoptedStyleSheets = undefined;
  vi.stubGlobal('document', page);
  game.voice.displayCommandHistory();
  expect(page.dialogs.map(({ isModal }) => isModal)).toEqual([true]);
  page.dialogs[0]?.close();
});
