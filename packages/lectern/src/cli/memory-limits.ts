import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { getHeapStatistics } from 'node:v8';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { problem } from '../diagnostics/diagnostic.js';

const megabyte = 2 ** 20;
/**
 * In bytes. With a smaller heap, Node ends the process with a stack trace, even for a site with one page. V8 adds 48 MB
 * for new objects to `--max-old-space-size`.
 */
const smallestHeap = (32 + 48) * megabyte;
/** In bytes. Node reserves address space for WebAssembly modules, and for the code of each thread. */
const addressSpace = 14 * 1024 * megabyte;
/** In bytes. The bundler starts several threads per core, and each thread reserves a stack (`RUST_MIN_STACK`). */
const addressSpacePerCore = 1024 * megabyte;

/**
 * Without this check, Node might end the process with a stack trace, or the bundler might wait forever for a thread
 * that can't start.
 */
export function memoryProblem({
  heap = getHeapStatistics().heap_size_limit,
  limits = limitsOfProcess(),
  cores = availableParallelism(),
}: {
  /** Maximum size of the heap in bytes. */
  heap?: number;
  /** The content of `/proc/self/limits` on Linux; empty on other systems. */
  limits?: string;
  cores?: number;
} = {}): Diagnostic | undefined {
  if (heap < smallestHeap)
    return problem({
      code: 'too-little-memory',
      message: `Node's heap is limited to ${inMegabytes(heap)} MB, which is not enough for any site.`,
      hint: 'Remove --max-old-space-size from NODE_OPTIONS, or set it to 512 or more.',
    });
  const space = Number(/^Max address space +(\d+)/m.exec(limits)?.[1] ?? Number.POSITIVE_INFINITY);
  const needed = addressSpace + cores * addressSpacePerCore;
  if (space >= needed) return undefined;
  return problem({
    code: 'too-little-memory',
    message: `The address space of the process is limited to ${inMegabytes(space)} MB. Node and the bundler reserve up to ${inMegabytes(needed)} MB on this machine, although they use much less.`,
    hint: 'Remove the limit with "ulimit -v unlimited". To limit memory use, set a limit on the container or the control group (cgroup).',
  });
}

function limitsOfProcess(): string {
  try {
    return readFileSync('/proc/self/limits', 'utf8');
  } catch {
    return '';
  }
}

function inMegabytes(bytes: number): string {
  return Math.round(bytes / megabyte).toLocaleString('en-US');
}
