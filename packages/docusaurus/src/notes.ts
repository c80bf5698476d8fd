import type { ConfigNote } from 'lectern/plugin';

export type Note = (note: ConfigNote) => void;

export function createNotes(): { note: Note; all: () => ConfigNote[] } {
  const notes = new Map<string, ConfigNote>();
  return {
    note: (note) => {
      if (!notes.has(note.key)) notes.set(note.key, note);
    },
    all: () => [...notes.values()],
  };
}
