import type { HeardSpeech, LoadProgress } from '@aacommodate/aac-voice-api';
import { STOP_LISTENING } from '../../components/stop-listening';
import { button, element } from '../element';
import type { VoiceSessionOptions } from './session';
import { VoiceSession } from './session';

export interface VoiceControls {
  readonly root: HTMLElement;
  readonly status: readonly HTMLElement[];
  readonly session: VoiceSession;
  readonly isListening: boolean;
  stop(reason?: string): void;
}

export function voiceControls({ mayRun }: Pick<VoiceSessionOptions, 'mayRun'>): VoiceControls {
  const sign = element('p', { class: 'aids-sign', role: 'status' });
  const heard = element('p', { class: 'aids-heard', role: 'status' });
  const session = new VoiceSession({
    mayRun,
    folder: `${document.documentElement.dataset.base ?? '/'}recognizer/`,
    onProgress: (progress) => {
      sign.textContent = progressText(progress);
    },
    onHeard: (utterance) => {
      heard.textContent = heardText(utterance);
    },
    // The pronunciation of a heading may be unknown, but its button still works, so the recognizer must not stop.
    onProblem: (error) => console.warn(error),
  });
  let isListening = false;
  /**
   * Counts starts and stops. If it changes while the recognizer loads, the reader has stopped the recognizer, which
   * must then not start to listen.
   */
  let turn = 0;

  const setListening = (now: boolean): void => {
    isListening = now;
    sign.toggleAttribute('data-listening', now);
    toggle.textContent = now ? 'Stop listening' : 'Listen';
  };
  const stop = (reason = ''): void => {
    turn += 1;
    session.stop();
    sign.textContent = reason;
    heard.textContent = '';
    setListening(false);
  };
  const listen = async (): Promise<void> => {
    // If a game on the page kept listening, both the game and the panel would run each command.
    dispatchEvent(new Event(STOP_LISTENING));
    turn += 1;
    const mine = turn;
    sign.textContent = 'Loading the recognizer …';
    toggle.textContent = 'Stop listening';
    try {
      await session.listen();
      if (mine !== turn) return session.stop();
      sign.textContent = 'Listening. Say “help” to see what you can say, or “stop” to end.';
      setListening(true);
    } catch (error) {
      if (mine !== turn) return;
      stop(error instanceof Error ? error.message : String(error));
    }
  };
  const toggle = button('Listen', () => {
    if (toggle.textContent === 'Listen') void listen();
    else stop();
  });
  const root = element(
    'div',
    { role: 'group', 'aria-labelledby': 'aids-voice' },
    element('h2', { id: 'aids-voice' }, 'Voice control'),
    element(
      'p',
      { class: 'aids-row' },
      toggle,
      button('History', () => session.showHistory()),
    ),
    element(
      'p',
      { class: 'aids-note' },
      '“Listen” downloads a recognizer (4.3 MB) once. No sound leaves your browser, and listening stops when you leave the tab.',
    ),
  );
  return {
    root,
    status: [sign, heard],
    session,
    get isListening() {
      return isListening;
    },
    stop,
  };
}

function progressText({ loaded, total }: LoadProgress): string {
  const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(1);
  return `Loading the recognizer: ${megabytes(loaded)} of ${megabytes(total)} MB`;
}

function heardText({ command, confidence, accepted }: HeardSpeech): string {
  const percent = `${Math.round(confidence * 100)}%`;
  if (accepted) return `Heard “${command}” (${percent}).`;
  return command === '' ? 'Heard no command.' : `“${command}”? Not sure (${percent}): say it again.`;
}
