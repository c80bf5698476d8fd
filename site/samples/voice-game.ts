import type { VoiceOptions } from '@aacommodate/aac-voice-api';
import { AACVoiceAPI, CommandConverter } from '@aacommodate/aac-voice-api';

/** The actions of a game. */
export interface Player {
  jump(): void;
  step(by: -1 | 1): void;
  rest(): void;
}

export function playByVoice(player: Player, options: VoiceOptions) {
  const voice = new AACVoiceAPI({ recognizer: 'commands', ...options });

  voice.addVoiceCommand('jump', () => player.jump());
  voice.addVoiceCommand('left', () => player.step(-1));
  voice.addVoiceCommand('right', () => player.step(1));
  voice.addVoiceCommand('stop', () => player.rest());

  return {
    async listen(recognizer: string) {
      await voice.initiate(recognizer, 'en');
      await voice.start();
    },
    stop: () => voice.stop(),
    // Typed text and pressed buttons run the same commands as speech.
    type: (text: string) => CommandConverter.getInstance().processTranscription(text),
  };
}
