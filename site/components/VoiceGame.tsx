'use client';

import useBaseUrl from '@docusaurus/useBaseUrl';
import type { FormEvent, ReactNode } from 'react';
import { useEffect, useId, useReducer, useRef } from 'react';
import type { GameEvent, GameState } from './game-state';
import { reduce, START, STEPS } from './game-state';
import { STOP_LISTENING } from './stop-listening';

export const hydrate = 'intent';

const COMMANDS = ['jump', 'left', 'right', 'stop'];
const STEP = 80;

interface Voice {
  listen(recognizer: string): Promise<void>;
  stop(): void;
  type(text: string): readonly { readonly name: string }[];
}

/** The library is fetched at the first command, and the recognizer when a reader presses "Listen". */
export default function VoiceGame(): ReactNode {
  const [state, send] = useReducer(reduce, START);
  const recognizer = useBaseUrl('/recognizer/');
  const voice = useVoice(send);
  const { listening } = state;

  async function toggle(): Promise<void> {
    if (listening.phase !== 'off') {
      (await voice())?.stop();
      send({ type: 'listening', listening: { phase: 'off' } });
      return;
    }
    dispatchEvent(new CustomEvent(STOP_LISTENING, { detail: 'game' }));
    send({ type: 'listening', listening: { phase: 'loading', progress: undefined } });
    try {
      await (await voice()).listen(recognizer);
      send({ type: 'listening', listening: { phase: 'on' } });
    } catch (error) {
      send({ type: 'failed', message: error instanceof Error ? error.message : String(error) });
    }
  }

  async function command(text: string): Promise<void> {
    const run = (await voice()).type(text);
    send({ type: 'typed', text, commands: run.map(({ name }) => name) });
  }

  return (
    <section className="game" aria-label="A game to try">
      <Scene state={state} />
      <p className="game-said" role="status">
        {state.outcome === '' ? (
          'Say, type, or press a command.'
        ) : (
          <>
            <q>{state.transcript}</q> {state.outcome}
          </>
        )}
      </p>
      <div className="game-controls">
        <button type="button" className="game-listen" onClick={() => void toggle()}>
          {listening.phase === 'off' ? 'Listen' : 'Stop listening'}
        </button>
        {COMMANDS.map((name) => (
          <button key={name} type="button" onClick={() => void command(name)}>
            {name}
          </button>
        ))}
      </div>
      <Typing onCommand={(text) => void command(text)} />
      <Notice state={state} />
    </section>
  );
}

function useVoice(send: (event: GameEvent) => void): () => Promise<Voice> {
  const loading = useRef<Promise<Voice>>(undefined);
  useEffect(() => {
    const stop = async () => {
      (await loading.current)?.stop();
      send({ type: 'listening', listening: { phase: 'off' } });
    };
    const whenHidden = () => {
      if (document.hidden) void stop();
    };
    const whenTold = (event: Event) => {
      if ((event as CustomEvent).detail !== 'game') void stop();
    };
    document.addEventListener('visibilitychange', whenHidden);
    addEventListener(STOP_LISTENING, whenTold);
    return () => {
      removeEventListener(STOP_LISTENING, whenTold);
      document.removeEventListener('visibilitychange', whenHidden);
      void stop();
    };
  }, [send]);
  return () => {
    loading.current ??= import('../samples/voice-game').then(({ playByVoice }) => {
      const voice = playByVoice(
        {
          jump: () => send({ type: 'jump' }),
          step: (by) => send({ type: 'step', by }),
          rest: () => {
            voice.stop();
            send({ type: 'rest' });
          },
        },
        {
          onProgress: (progress) => send({ type: 'listening', listening: { phase: 'loading', progress } }),
          onHeard: (heard) => send({ type: 'heard', heard }),
        },
      );
      return voice;
    });
    return loading.current;
  };
}

function Typing({ onCommand }: { onCommand: (text: string) => void }): ReactNode {
  const id = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem('command');
    if (!(field instanceof HTMLInputElement) || field.value.trim() === '') return;
    onCommand(field.value);
    field.value = '';
  };
  return (
    <form className="game-typing" onSubmit={submit}>
      <label htmlFor={id}>Or type:</label>
      <input id={id} name="command" autoComplete="off" placeholder="um, jump please" />
      <button type="submit">Send</button>
    </form>
  );
}

function Notice({ state: { listening } }: { state: GameState }): ReactNode {
  if (listening.phase === 'loading') {
    const { loaded = 0, total = 0 } = listening.progress ?? {};
    return (
      <p className="game-notice">
        <progress max={total || 1} value={loaded} aria-label="Loading the recognizer" /> {megabytes(loaded)}{' '}
        of {total === 0 ? '…' : megabytes(total)}
      </p>
    );
  }
  return (
    <p className="game-notice">
      {listening.phase === 'on'
        ? 'Listening. Say “stop” to end it. No sound leaves your browser.'
        : '“Listen” downloads a recognizer (4.3 MB) once. No sound leaves your browser.'}
    </p>
  );
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}

const word = [6, 14, 26, 54, 62, 44, 30, 38, 16, 20, 9];

function Scene({ state: { position, jumps, listening } }: { state: GameState }): ReactNode {
  return (
    <svg
      className={listening.phase === 'on' ? 'game-listening' : 'game-scene'}
      viewBox="0 0 760 120"
      width="760"
      height="120"
      role="img"
      aria-label={`The player is on step ${position + 1} of ${STEPS}`}
    >
      <g className="game-word">
        {word.map((height, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the drawing never changes.
          <path key={index} d={`M${14 + index * 15} ${68 - height / 2}v${height}`} />
        ))}
      </g>
      <path className="game-ground" d="M200 106h546" />
      <g className="game-place" style={{ transform: `translateX(${214 + position * STEP}px)` }}>
        {/* The React key changes with each jump, which restarts the animation. */}
        <path key={jumps} className={jumps > 0 ? 'game-jumping' : 'game-player'} d="M0 64l34 19-34 19z" />
      </g>
    </svg>
  );
}
