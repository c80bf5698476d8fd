import type { TypedAhead } from '../../util/search-call.js';

/** Collects keys for a search field that is still loading. */
export interface TypeAhead {
  /** Starts collecting, or continues if it has already started. */
  begin(now: number): void;
  /** Collects a key. Returns false for a key that the browser should handle. */
  press(key: Key): boolean;
  /** Discards the text, and ignores later keys. The dialog still opens. */
  drop(): void;
  /** Stops collecting keys, and returns the text; undefined if the reader pressed Escape. */
  take(): TypedAhead | undefined;
}

export type Key = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'altKey' | 'metaKey' | 'repeat' | 'timeStamp' | 'getModifierState'
>;

/** Milliseconds after which keys are no longer collected, even if the search field has not loaded. */
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
      // The Enter key that opened search may still be down, and repeats.
      if (key === 'Enter') isSubmitted ||= !repeat;
      else if (key === 'Escape') state = 'canceled';
      else if (key === 'Tab') {
        state = 'ended';
        return false;
      }
      // AltGr types letters, but Windows reports it as Control and Alt.
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
