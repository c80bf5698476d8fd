import { closeSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Store } from '../../cache/store.js';
import type { FileState } from '../../util/files.js';
import { bytesOf, isSameState } from '../../util/files.js';
import { hashText } from '../../util/hash.js';
import type { OutputFolder } from './output.js';

interface Options {
  file: string;
  head: string;
  parts: readonly string[];
  between: string;
  output: Pick<OutputFolder, 'outDir' | 'writeWith' | 'read' | 'reuse' | 'stateOf' | 'isPublished'>;
  store: Store;
}

type Part = FileState & { file: string };

interface Joined extends FileState {
  head: string;
  start: number;
  parts: Part[];
}

type Piece = { start: number; end: number } | { part: string };

/** The number of pieces to write before yielding to the event loop. */
const batch = 25;

/** Unchanged parts are copied from the published file instead of being read one by one. */
export async function writeJoined({ file, head, parts, between, output, store }: Options): Promise<void> {
  const table = await store.table<Joined>('joined');
  const found = table.get(file);
  const joined = found !== undefined && output.isPublished(file, found) ? found : undefined;
  const gap = Buffer.byteLength(between);
  const pieces = planPieces({ parts, joined, gap, output });
  const headHash = hashText(head);
  const isAsItWas = joined?.head === headHash && isWhole({ pieces, joined });
  if (isAsItWas && output.reuse(file, joined)) {
    table.set(file, joined);
    return;
  }
  const state = await output.writeWith({
    file,
    write: (path) =>
      writePieces({
        path,
        head,
        pieces,
        published: join(output.outDir, file),
        read: (part) => between + output.read(part),
      }),
  });
  table.set(file, {
    ...state,
    head: headHash,
    start: Buffer.byteLength(head),
    parts: parts.flatMap((part) => {
      const own = output.stateOf(part);
      return own === undefined ? [] : [{ file: part, ...own }];
    }),
  });
}

function planPieces({
  parts,
  joined,
  gap,
  output,
}: Pick<Options, 'parts' | 'output'> & { joined: Joined | undefined; gap: number }): Piece[] {
  const locations = new Map<string, { state: FileState; start: number; end: number }>();
  let end = joined?.start ?? 0;
  for (const state of joined?.parts ?? []) {
    const start = end;
    end = start + gap + state.size;
    locations.set(state.file, { state, start, end });
  }
  // If the last part doesn't end at the end of the file, none of the offsets can be trusted.
  if (end !== joined?.size) locations.clear();
  const pieces: Piece[] = [];
  for (const part of parts) {
    const place = locations.get(part);
    const last = pieces.at(-1);
    if (place === undefined || !isSameState(output.stateOf(part), place.state)) pieces.push({ part });
    else if (last !== undefined && 'end' in last && last.end === place.start) last.end = place.end;
    else pieces.push({ start: place.start, end: place.end });
  }
  return pieces;
}

function isWhole({ pieces, joined }: { pieces: readonly Piece[]; joined: Joined }): boolean {
  const [first, ...others] = pieces;
  if (first === undefined) return joined.parts.length === 0;
  return others.length === 0 && 'start' in first && first.start === joined.start && first.end === joined.size;
}

async function writePieces({
  path,
  head,
  pieces,
  published,
  read,
}: {
  path: string;
  head: string;
  pieces: readonly Piece[];
  published: string;
  read: (part: string) => string;
}): Promise<void> {
  const opened = openSync(path, 'w');
  const write = (bytes: Uint8Array): void => {
    for (let at = 0; at < bytes.byteLength; ) at += writeSync(opened, bytes, at);
  };
  let reads = 0;
  try {
    write(Buffer.from(head));
    for (const piece of pieces) {
      if ('start' in piece) {
        for (const bytes of bytesOf({ file: published, ...piece })) write(bytes);
        continue;
      }
      if (reads % batch === 0) await nextTurn();
      reads += 1;
      write(Buffer.from(read(piece.part)));
    }
  } finally {
    closeSync(opened);
  }
}
