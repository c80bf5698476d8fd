import { readSettings } from '../settings';

/** Returns the voices for a language that run on this device. Other voices send the text to a server. */
export function localVoices(language: string): SpeechSynthesisVoice[] {
  const [code = language] = language.split('-');
  return speechSynthesis
    .getVoices()
    .filter(({ lang, localService }) => localService && lang.toLowerCase().startsWith(code.toLowerCase()));
}

/** Returns the voice that the reader has chosen, or else the browser's default voice, or else the first one. */
export function chosenVoice(language: string): SpeechSynthesisVoice | undefined {
  const voices = localVoices(language);
  const { voice } = readSettings();
  return voices.find(({ name }) => name === voice) ?? voices.find((one) => one.default) ?? voices[0];
}
