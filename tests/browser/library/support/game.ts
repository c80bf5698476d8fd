/**
 * A small game for the acceptance tests, which can also be played with keys. `?hears=` sets the text that the model
 * returns for every sound. `?commands=` lists the commands to register. Names in parentheses run the same action as the
 * name before them: `jump(hop,leap),left`. With `?recognizer=commands`, the command recognizer listens, and
 * `window.game.heard` records the results.
 */
import type { HeardSpeech } from '../../../../packages/aac-voice-api/src/index.js';
import { AACVoiceAPI, CommandHistory } from '../../../../packages/aac-voice-api/src/index.js';

export interface Game {
  readonly voice: AACVoiceAPI;
  readonly act: (name: string) => void;
  readonly heard: readonly HeardSpeech[];
}

declare global {
  interface Window {
    game: Game;
  }
}

const query = new URLSearchParams(location.search);
const keys = new Map([
  ['ArrowUp', 'up'],
  ['ArrowDown', 'down'],
  ['ArrowLeft', 'left'],
  ['ArrowRight', 'right'],
  ['Enter', 'select'],
]);

const heard: HeardSpeech[] = [];
const isCommands = query.get('recognizer') === 'commands';
const voice = isCommands
  ? new AACVoiceAPI({ recognizer: 'commands', onHeard: (speech) => heard.push(speech) })
  : new AACVoiceAPI();
const actions = document.querySelector('ol');
const status = document.querySelector('[role="status"]');

function act(name: string): void {
  const item = document.createElement('li');
  item.textContent = name;
  actions?.append(item);
}

function say(text: string): void {
  if (status !== null) status.textContent = text;
}

function register(): void {
  for (const [, name = '', others = ''] of (query.get('commands') ?? '').matchAll(
    /([\w ]+)(?:\(([\w,]+)\))?/g,
  )) {
    for (const word of [name, ...others.split(',').filter(Boolean)])
      voice.addVoiceCommand(word, () => act(name));
  }
}

async function start(): Promise<void> {
  try {
    await voice.initiate(
      isCommands ? '/recognizer/' : `/models/hears/${encodeURIComponent(query.get('hears') ?? '')}.bin`,
      'en',
    );
    await voice.start();
    say('Listening');
  } catch (error) {
    say(`Voice is not available: ${error instanceof Error ? error.message : error} Play with the keys.`);
  }
}

const buttons: Readonly<Record<string, () => void>> = {
  'Start listening': () => void start(),
  'Stop listening': () => {
    voice.stop();
    say('Stopped');
  },
  History: () => voice.displayCommandHistory(),
};

for (const [name, press] of Object.entries(buttons)) {
  const button = document.createElement('button');
  button.textContent = name;
  button.addEventListener('click', press);
  document.querySelector('nav')?.append(button);
}
document.addEventListener('keydown', ({ key }) => {
  const name = keys.get(key);
  if (name !== undefined && !document.querySelector('dialog')) act(name);
});
CommandHistory.getInstance().toggle(true);
register();
window.game = { voice, act, heard };
