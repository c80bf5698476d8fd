/**
 * Measures the command recognizer: `node scripts/measure-recognizer.mjs`. It synthesizes commands and other sentences
 * with many voices of espeak-ng, adds noise, and writes the results to `site/evidence/recognizer.json`, which the
 * site's page about the recognizer shows. It requires espeak-ng, and takes a few minutes. The same version of
 * espeak-ng gives the same figures, except for times.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import createModule from 'soundswallower';
import { CommandDecoder } from '../packages/aac-voice-api/dist/recognizer/commandDecoder.js';
import { confidenceOf, MIN_CONFIDENCE } from '../packages/aac-voice-api/dist/recognizer/confidence.js';
import { parseDictionary } from '../packages/aac-voice-api/dist/recognizer/dictionary.js';
import { FILLERS_AFTER, FILLERS_BEFORE } from '../packages/aac-voice-api/dist/recognizer/grammar.js';
import { pronounce, wordsOf } from '../packages/aac-voice-api/dist/recognizer/pronounce.js';
import { checksumOf } from '../packages/trace/dist/evidence/read/snapshot.js';
import { music, noise, silence, withNoise } from './measure/sounds.mjs';
import { curveOf, latencyOf, missesOf } from './measure/statistics.mjs';
import { COMMANDS, OTHER_TALK, OTHER_VOICES, RHYMES, VOICES } from './measure/words.mjs';
import { RATE, speak } from './speech-synthesis.mjs';

const LISTS = { command: COMMANDS, rhyme: RHYMES, talk: OTHER_TALK };
/**
 * In dB below the speech. `null` means digital silence around the speech, as with an AAC board whose sound reaches the
 * game without a microphone.
 */
const NOISE_LEVELS = [null, 40, 20, 10];
const SPEEDS = [130, 160, 190];
const PITCHES = [35, 50, 65];
const SECONDS = 30;

/**
 * The raw results of the last measurement. `--again` rebuilds the report from them, for example after confidence is
 * computed differently.
 */
const HEARD = 'node_modules/.cache/recognizer-heard.json';

async function main() {
  const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
  const kept = path.join(root, HEARD);
  if (!process.argv.includes('--again')) writeFileSync(kept, JSON.stringify(await measure()));
  const file = path.join(root, 'site/evidence/recognizer.json');
  const report = reportOf({ ...JSON.parse(readFileSync(kept, 'utf8')), root });
  const value = { ...report, checksum: checksumOf(report) };
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
  console.log(`Wrote ${path.relative(root, file)}.`);
}

/** Each noise level gets a new listener, because a listener's endpointer adapts to the background noise. */
async function measure() {
  const said = [];
  const all = [...VOICES, ...OTHER_VOICES]
    .flatMap((voice) =>
      Object.entries(LISTS).flatMap(([kind, texts]) => texts.map((text) => ({ kind, text, voice }))),
    )
    .map((one, index) => ({ ...one, index }));
  for (const [level, snr] of NOISE_LEVELS.entries()) {
    const listener = await createListener();
    // Commands are played at every noise level. All other speech is played at only one level.
    const chosen = all.filter(
      ({ kind, index }) => kind === 'command' || index % NOISE_LEVELS.length === level,
    );
    for (const { kind, text, voice, index } of chosen) {
      const speed = SPEEDS[Math.floor(index / 3) % SPEEDS.length];
      const pitch = PITCHES[Math.floor(index / 9) % PITCHES.length];
      const sound = withNoise(speak(text, { voice, speed, pitch }), { snr, seed: index });
      said.push({ kind, text, voice, speed, snr, seconds: sound.length / RATE, heard: listener.hear(sound) });
    }
    console.log(`${snr ?? 'no'} noise: ${said.length} utterances so far`);
  }
  const listener = await createListener();
  const sounds = Object.entries({ silence, noise, music }).map(([name, make]) => ({
    name,
    seconds: SECONDS,
    heard: listener.hear(make({ seconds: SECONDS })),
  }));
  return { made: new Date().toISOString().slice(0, 10), said, sounds };
}

function reportOf({ made, said: allSaid, sounds: allSounds, root }) {
  const said = allSaid.map(withConfidence);
  const sounds = allSounds.map(withConfidence);
  const commands = said.filter(({ kind }) => kind === 'command');
  const talk = said.filter(({ kind }) => kind === 'talk');
  const groupBy = (key, values) =>
    values.map((value) => ({ [key]: value, ...hitsOf(commands.filter((one) => one[key] === value)) }));
  return {
    made,
    by: execFileSync('espeak-ng', ['--version'])
      .toString()
      .split(/ {2}Data/)[0]
      .trim(),
    recognizer: `soundswallower ${packageVersion(root)}`,
    voices: VOICES.length + OTHER_VOICES.length,
    commands: COMMANDS,
    minConfidence: MIN_CONFIDENCE,
    utterances: Object.fromEntries(
      Object.keys(LISTS).map((kind) => [kind, said.filter((one) => one.kind === kind).length]),
    ),
    curve: curveOf({ said, sounds }),
    byNoise: groupBy('snr', NOISE_LEVELS),
    byCommand: groupBy('text', COMMANDS),
    bySpeed: groupBy('speed', SPEEDS),
    byVoice: groupBy('voice', [...VOICES, ...OTHER_VOICES]),
    chosenBy: hitsOf(commands.filter(({ voice }) => VOICES.includes(voice))),
    heldOut: hitsOf(commands.filter(({ voice }) => !VOICES.includes(voice))),
    misses: missesOf({ commands, minConfidence: MIN_CONFIDENCE }),
    talk: {
      seconds: Math.round(talk.reduce((sum, { seconds }) => sum + seconds, 0)),
      accepted: talk.flatMap(({ heard }) => heard).filter(isAccepted).length,
    },
    sounds: sounds.map(({ name, seconds, heard }) => ({
      name,
      seconds,
      accepted: heard.filter(isAccepted).length,
    })),
    latency: latencyOf(said),
  };
}

/** Confidence is computed from the stored score, so a change to the computation doesn't require a new measurement. */
function withConfidence({ heard, ...rest }) {
  return {
    ...rest,
    heard: heard.map((one) => ({
      ...one,
      confidence: one.command === '' ? 0 : confidenceOf({ command: one.score, phones: 0, frames: 1 }),
    })),
  };
}

function isAccepted({ command, confidence }) {
  return command !== '' && confidence >= MIN_CONFIDENCE;
}

function hitsOf(commands) {
  const isHit = ({ heard, text }) => heard.length === 1 && heard[0].command === text && isAccepted(heard[0]);
  return { said: commands.length, heard: commands.filter(isHit).length };
}

/** Creates the same decoder as the worker does, but reads the files from the package and runs in this thread. */
async function createListener() {
  const package_ = path.dirname(fileURLToPath(import.meta.resolve('soundswallower')));
  const model = path.join(package_, 'model/en-us');
  const dictionary = parseDictionary(readFileSync(path.join(model, 'dict.txt'), 'utf8'));
  const phones = Object.keys(JSON.parse(readFileSync(path.join(model, 'phoneset.json'), 'utf8'))).filter(
    (phone) => /^[A-Z]/.test(phone) && phone !== 'SIL',
  );
  const module = { modelBase: `${package_}/model/`, defaultModel: 'en-us', printErr: () => {} };
  await createModule(module);
  let heard = [];
  const decoder = await CommandDecoder.create({
    module,
    phones,
    fillers: new Map([...FILLERS_BEFORE, ...FILLERS_AFTER].map((word) => [word, dictionary.get(word)[0]])),
    onUtterance: (utterance) => heard.push(utterance),
    now: () => performance.now(),
  });
  const given = new Map();
  decoder.setCommands(
    COMMANDS.map((name) => ({
      name,
      words: wordsOf(name).map((word) => ({
        word,
        pronunciations: pronounce({ word, given, dictionary, phones: new Set(phones), language: 'en' }),
      })),
    })),
  );
  return {
    hear: (sound) => {
      heard = [];
      const step = 0.06 * RATE;
      for (let start = 0; start < sound.length; start += step)
        decoder.hear(sound.subarray(start, start + step));
      return heard;
    },
  };
}

function packageVersion(root) {
  return JSON.parse(readFileSync(path.join(root, 'node_modules/soundswallower/package.json'), 'utf8'))
    .version;
}

await main();
