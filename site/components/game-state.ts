import type { HeardSpeech, LoadProgress } from '@aacommodate/aac-voice-api';

export const STEPS = 7;

export type Listening =
  | { readonly phase: 'off' }
  | { readonly phase: 'loading'; readonly progress: LoadProgress | undefined }
  | { readonly phase: 'on' };

export interface GameState {
  /** The position of the player, from 0 to STEPS - 1. */
  readonly position: number;
  /** This number is the React key of the player's element, so each jump restarts the animation. */
  readonly jumps: number;
  readonly listening: Listening;
  readonly transcript: string;
  readonly outcome: string;
}

export type GameEvent =
  | { readonly type: 'jump' | 'rest' }
  | { readonly type: 'step'; readonly by: -1 | 1 }
  | { readonly type: 'listening'; readonly listening: Listening }
  | { readonly type: 'heard'; readonly heard: HeardSpeech }
  | { readonly type: 'typed'; readonly text: string; readonly commands: readonly string[] }
  | { readonly type: 'failed'; readonly message: string };

export const START: GameState = {
  position: 2,
  jumps: 0,
  listening: { phase: 'off' },
  transcript: '',
  outcome: '',
};

export function reduce(state: GameState, event: GameEvent): GameState {
  switch (event.type) {
    case 'jump':
      return { ...state, jumps: state.jumps + 1 };
    case 'rest':
      return { ...state, listening: { phase: 'off' } };
    case 'step':
      return { ...state, position: Math.min(STEPS - 1, Math.max(0, state.position + event.by)) };
    case 'listening':
      return { ...state, listening: event.listening };
    case 'heard':
      return { ...state, ...heardAs(event.heard) };
    case 'typed':
      return { ...state, transcript: event.text, outcome: outcomeOf(event.commands) };
    case 'failed':
      return { ...state, listening: { phase: 'off' }, outcome: event.message };
  }
}

function heardAs({ command, confidence, accepted, latency }: HeardSpeech): Partial<GameState> {
  const percent = `${Math.round(confidence * 100)}%`;
  if (accepted)
    return {
      transcript: command,
      outcome: `${moveOf(command)} (${percent} sure, after ${(latency / 1000).toFixed(2)} s)`,
    };
  return {
    transcript: command === '' ? '…' : `${command}?`,
    outcome: command === '' ? 'No command.' : `Not confident enough (${percent}): the player doesn’t move.`,
  };
}

function outcomeOf(commands: readonly string[]): string {
  return commands.length === 0 ? 'No command: nothing moves.' : commands.map(moveOf).join(', ');
}

const MOVES: Readonly<Record<string, string>> = {
  jump: 'The player jumps',
  left: 'The player steps to the left',
  right: 'The player steps to the right',
  stop: 'The game stops listening',
};

function moveOf(command: string): string {
  return MOVES[command] ?? command;
}
