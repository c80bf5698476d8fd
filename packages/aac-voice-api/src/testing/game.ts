import { AACVoiceAPI } from '../AACVoiceAPI.js';
import { AudioInputHandler } from '../AudioInputHandler.js';
import { CommandConverter } from '../CommandConverter.js';
import { CommandHistory } from '../CommandHistory.js';
import { CommandLibrary } from '../commandLibrary.js';
import { CommandMapping } from '../commandMapping.js';
import { SpeechConverter } from '../SpeechConverter.js';
import { FakeMicrophone } from './fakeMicrophone.js';
import { ManualClock } from './manualClock.js';
import { Recorder } from './recorder.js';
import { ScriptedWhisper } from './scriptedWhisper.js';

export const MODEL_URL = '/models/ggml-tiny.en.bin';

const WATCHED = [
  [
    AACVoiceAPI,
    [
      'initiate',
      'start',
      'stop',
      'addVoiceCommand',
      'removeVoiceCommand',
      'getCommands',
      'getTranscribedFull',
      'displayCommandHistory',
    ],
  ],
  [SpeechConverter, ['init', 'startListening', 'stopListening', 'getTranscribed', 'transcribe']],
  [AudioInputHandler, ['startListening', 'stopListening', 'receiveSamples']],
  [CommandConverter, ['processTranscription']],
  [CommandMapping, ['addCommand', 'removeCommand', 'getAllCommands']],
  [CommandLibrary, ['add', 'remove', 'get', 'list']],
  [CommandHistory, ['toggle', 'add', 'clear', 'getSize', 'getSlice']],
] as const;

export class Game {
  readonly microphone = new FakeMicrophone();
  readonly whisper = new ScriptedWhisper();
  readonly clock = new ManualClock();
  readonly recorder = new Recorder();
  readonly actions: string[] = [];
  modelStatus = 200;
  readonly voice: AACVoiceAPI;

  constructor() {
    CommandLibrary.getInstance().clear();
    CommandHistory.getInstance().clear();
    CommandHistory.getInstance().toggle(true);
    for (const [{ name, prototype }, methods] of WATCHED) this.recorder.watchClass(name, prototype, methods);
    this.voice = new AACVoiceAPI({
      openMicrophone: (listeners) =>
        this.recorder.call({ to: 'Microphone', text: 'open()' }, () => this.microphone.open(listeners)),
      createModule: () => Promise.resolve(this.recorder.watchObject('WhisperModule', this.whisper)),
      fetch: () => Promise.resolve(new Response(new Uint8Array([1, 2, 3]), { status: this.modelStatus })),
      repeat: (callback, interval) => this.clock.repeat(this.recorder.bind(callback), interval),
    });
  }

  /** Each call of the action is recorded as a call from the library to the game. */
  action(name: string, run: () => void = () => {}): () => void {
    return () =>
      this.recorder.call({ to: 'Game', text: `${name}()` }, () => {
        this.actions.push(name);
        run();
      });
  }

  async begin(...names: string[]): Promise<void> {
    await this.voice.initiate(MODEL_URL, 'en');
    for (const name of names) this.voice.addVoiceCommand(name, this.action(name));
    await this.voice.start();
  }

  /** Sends two seconds of audio, which are one block, and then waits until the library has polled for the text. */
  say(text: string): void {
    this.whisper.script.push(text);
    this.recorder.as('Microphone', () => this.microphone.hearSeconds(2));
    this.clock.advance(200);
  }

  history(): string[] {
    return CommandHistory.getInstance()
      .getAll()
      .map(({ commandName, status }) => `${commandName} ${status}`);
  }

  end(): void {
    this.voice.stop();
    this.recorder.restore();
  }
}
