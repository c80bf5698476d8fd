import type { ConfigNote } from 'lectern/plugin';

/** Adds a note that a key was not carried over. */
export type Note = (note: ConfigNote) => void;

/** Collects notes, one for each key. */
export function createNotes(): { note: Note; all: () => ConfigNote[] } {
  const notes = new Map<string, ConfigNote>();
  return {
    note: (note) => {
      if (!notes.has(note.key)) notes.set(note.key, note);
    },
    all: () => [...notes.values()],
  };
}
