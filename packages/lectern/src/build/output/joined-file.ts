import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Store } from '../store/store.js';
import type { FileState } from './files.js';
import type { OutputFolder } from './output.js';

interface Options {
  /** The file to write. */
  file: string;
  /** Its beginning. */
  head: string;
  /** Files of the output that follow, in this order. */
  parts: readonly string[];
  /** What stands between head and parts. */
  between: string;
  output: Pick<OutputFolder, 'write' | 'read' | 'stateOf' | 'published'>;
  store: Store;
}

/** How a file was published, and what it was joined from. */
interface Joined extends FileState {
  /** Length of what stands before the first part, in bytes. */
  start: number;
  parts: (FileState & { file: string })[];
}

/** Files after which others get their turn. */
const batch = 25;

/** Writes a file that holds the texts of others. Those that have not changed are taken from the file as it was published. */
export async function writeJoined({ file, head, parts, between, output, store }: Options): Promise<void> {
  const table = await store.table<Joined>('joined');
  const known = knownParts({ joined: table.get(file), file, between, output });
  const pieces: Uint8Array[] = [Buffer.from(head)];
  const states: Joined['parts'] = [];
  const rule = Buffer.from(between);
  for (const [index, part] of parts.entries()) {
    const state = output.stateOf(part);
    let piece = state && known({ ...state, file: part });
    if (piece === undefined) {
      if (index % batch === 0) await nextTurn();
      piece = Buffer.from(output.read(part));
    }
    pieces.push(rule, piece);
    states.push({ file: part, size: piece.byteLength, mtimeMs: state?.mtimeMs ?? 0 });
  }
  const { size, mtimeMs } = await output.write(file, Buffer.concat(pieces));
  table.set(file, { size, mtimeMs, start: Buffer.byteLength(head), parts: states });
}

type FindPart = (part: FileState & { file: string }) => Uint8Array | undefined;

/** Finds parts in the published file, where that is still as it was. */
function knownParts({
  joined,
  file,
  between,
  output,
}: Pick<Options, 'file' | 'between' | 'output'> & { joined: Joined | undefined }): FindPart {
  const bytes = joined && output.published(file, joined);
  if (joined === undefined || bytes === undefined) return () => undefined;
  const pieces = new Map<string, Uint8Array>();
  const gap = Buffer.byteLength(between);
  let end = joined.start;
  for (const part of joined.parts) {
    const start = end + gap;
    end = start + part.size;
    pieces.set(keyOf(part), bytes.subarray(start, end));
  }
  // Pieces that do not fill the file are not its pieces.
  return end === bytes.byteLength ? (part) => pieces.get(keyOf(part)) : () => undefined;
}

function keyOf({ file, size, mtimeMs }: FileState & { file: string }): string {
  return [file, size, mtimeMs].join(' ');
}
