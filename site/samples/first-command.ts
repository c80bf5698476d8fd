import { AACVoiceAPI } from '@aacommodate/aac-voice-api';

const voice = new AACVoiceAPI();
await voice.initiate('/models/ggml-tiny.en.bin', 'en');

voice.addVoiceCommand('jump', () => player.jump());
voice.addVoiceCommand('left', () => player.move(-1));

await voice.start();
