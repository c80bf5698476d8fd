import type { HeardSpeech, LoadProgress } from '@aacommodate/aac-voice-api';
import { AACVoiceAPI, CommandConverter, PronunciationError } from '@aacommodate/aac-voice-api';
import type { PageCommand } from '../page-commands';

export interface VoiceSessionOptions {
  readonly onProgress: (progress: LoadProgress) => void;
  readonly onHeard: (heard: HeardSpeech) => void;
  readonly onProblem: (error: Error) => void;
  readonly mayRun: (name: string) => boolean;
}

export class VoiceSession {
  readonly #voice: AACVoiceAPI;
  readonly #folder: string;
  #registered: readonly string[] = [];
  readonly #mayRun: (name: string) => boolean;
  #isLoaded = false;
  #isPressed = false;

  constructor({ folder, mayRun, ...options }: VoiceSessionOptions & { readonly folder: string }) {
    this.#folder = folder;
    this.#mayRun = mayRun;
    this.#voice = new AACVoiceAPI({ recognizer: 'commands', ...options });
  }

  /** If a game on the page has already registered a name, the game's command is kept. */
  register(commands: readonly PageCommand[]): void {
    for (const name of this.#registered) this.#voice.removeVoiceCommand(name);
    this.#registered = commands.flatMap(({ name, description, run }) =>
      this.#voice.addVoiceCommand(name, () => this.#runIfAllowed(name, run), { description }) ? [name] : [],
    );
  }

  async listen(): Promise<void> {
    if (!this.#isLoaded) await this.#voice.initiate(this.#folder, 'en');
    this.#isLoaded = true;
    try {
      await this.#voice.start();
    } catch (error) {
      if (!(error instanceof PronunciationError)) throw error;
      // A word of unknown pronunciation in a heading makes the first call fail. All other commands are registered by
      // then, so a second call succeeds.
      await this.#voice.start();
    }
  }

  stop(): void {
    this.#voice.stop();
  }

  run(name: string): void {
    this.#isPressed = true;
    CommandConverter.getInstance().processTranscription(name);
    this.#isPressed = false;
  }

  showHistory(): void {
    this.#voice.displayCommandHistory();
  }

  #runIfAllowed(name: string, run: () => void): void {
    if (this.#isPressed || this.#mayRun(name)) run();
  }
}
