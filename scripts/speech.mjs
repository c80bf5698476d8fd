/**
 * Regenerates the audio files for the browser tests with espeak-ng (`apt install espeak-ng`): `node
 * scripts/speech.mjs`. The files are stored in the repository, so tests run without espeak-ng. The same version of
 * espeak-ng always writes the same bytes.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Problem, runScript } from './problem.mjs';
import { speak, toWav } from './speech-synthesis.mjs';

/** Seconds of silence before the first word, because a busy machine takes up to 3 s to start a recognizer. */
const LEAD = 4;

/** Strings are sentences, and numbers are seconds of silence. */
const FILES = {
  jump: [LEAD, 'jump', 1],
  'jump-left-right-stop': [LEAD, 'jump', 1, 'left', 1, 'right', 1, 'stop', 1],
  'um-jump-please': [LEAD, 'um, jump please', 1],
  'other-talk': [LEAD, 'I like this game', 1, 'what time is it', 1],
  synonyms: [LEAD, 'hop', 1, 'leap', 1, 'jump', 1],
  'pick-up': [LEAD, 'pick up', 1],
  duck: [LEAD, 'duck', 1],
  'scroll-turn-stop': [LEAD, 'scroll down', 2, 'turn the page', 3, 'stop listening', 1],
  'open-menu-close-menu': [LEAD, 'open menu', 2, 'close menu', 1],
  'heading-commands': [LEAD, 'go to switch access', 2, 'show commands', 1],
};

const VOICE = { voice: 'en-us', speed: 150, pitch: 50 };
/** A page has up to fifty commands, which the recognizer distinguishes best in this voice. */
const SITE_VOICE = { ...VOICE, voice: 'en-us+f2' };
const SITE_FILES = new Set(['scroll-turn-stop', 'open-menu-close-menu', 'heading-commands']);

function main() {
  const folder = path.join(path.dirname(fileURLToPath(import.meta.url)), '../tests/browser/library/speech');
  mkdirSync(folder, { recursive: true });
  for (const [name, parts] of Object.entries(FILES)) {
    const sound = parts.map((part) =>
      typeof part === 'number'
        ? new Float32Array(part * 16_000)
        : speak(part, SITE_FILES.has(name) ? SITE_VOICE : VOICE),
    );
    writeFileSync(path.join(folder, `${name}.wav`), toWav(sound));
  }
  console.log(`Wrote ${Object.keys(FILES).length} files to ${folder}.`);
}

runScript(() => {
  try {
    main();
  } catch (error) {
    if (error?.code === 'ENOENT')
      throw new Problem('espeak-ng was not found. Install it, for example with "apt install espeak-ng".', {
        cause: error,
      });
    throw error;
  }
});
