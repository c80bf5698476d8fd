import type { TypedAhead } from '../../util/search-call.js';

export interface TypeAhead {
  begin(now: number): void;
  press(key: Key): boolean;
  drop(): void;
  /** Returns undefined if the reader pressed Escape. */
  take(): TypedAhead | undefined;
}

export type Key = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'altKey' | 'metaKey' | 'repeat' | 'timeStamp' | 'getModifierState'
>;

const longestWait = 10_000;

export function createTypeAhead(): TypeAhead {
  let state: 'idle' | 'collecting' | 'ended' | 'canceled' = 'idle';
  let text = '';
  let isSubmitted = false;
  let begun = 0;
  const reset = (): void => {
    text = '';
    isSubmitted = false;
  };
  return {
    begin(now) {
      if (state !== 'collecting') reset();
      state = 'collecting';
      begun = now;
    },
    press(event) {
      if (state !== 'collecting') return false;
      const { key, ctrlKey, altKey, metaKey, repeat, timeStamp } = event;
      if (timeStamp - begun > longestWait) {
        reset();
        state = 'ended';
        return false;
      }
      // Ignore a repeated Enter key, because it may be the key press that opened search.
      if (key === 'Enter') isSubmitted ||= !repeat;
      else if (key === 'Escape') state = 'canceled';
      else if (key === 'Tab') {
        state = 'ended';
        return false;
      }
      // Accept AltGr, which types characters. Windows reports AltGr as Control and Alt.
      else if ((ctrlKey || altKey || metaKey) && !event.getModifierState('AltGraph')) return false;
      else if (key === 'Backspace') text = [...text].slice(0, -1).join('');
      else if ([...key].length > 1) return false;
      else if (!isSubmitted) text += key;
      return true;
    },
    drop() {
      if (state !== 'collecting') return;
      reset();
      state = 'ended';
    },
    take() {
      const taken = state === 'canceled' ? undefined : { text, isSubmitted };
      state = 'idle';
      reset();
      return taken;
    },
  };
}
