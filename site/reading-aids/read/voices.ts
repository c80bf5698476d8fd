import { readSettings } from '../settings';

/** Voices that don't run on this device send the text to a server. */
export function localVoices(language: string): SpeechSynthesisVoice[] {
  const [code = language] = language.split('-');
  return speechSynthesis
    .getVoices()
    .filter(({ lang, localService }) => localService && lang.toLowerCase().startsWith(code.toLowerCase()));
}

export function chosenVoice(language: string): SpeechSynthesisVoice | undefined {
  const voices = localVoices(language);
  const { voice } = readSettings();
  return voices.find(({ name }) => name === voice) ?? voices.find((one) => one.default) ?? voices[0];
}
