import { existsSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { problem } from '../../diagnostics/diagnostic.js';
import { isRunning } from '../../util/is-running.js';
import type { Mark } from './mark.js';
import { parseJson, parseMark } from './mark.js';
import { isPlainPath } from './owned.js';

/**
 * The remaining work of publishing a build. A journal on disk is untrusted: it may be damaged, or belong to another
 * site.
 */
export interface Journal {
  /** Deleted before the staged files are moved. */
  first: string[];
  /** Deleted after the staged files are moved. */
  remove: string[];
  mark: Mark;
  markText: string;
  /** The process that is publishing; undefined in journals from earlier versions. */
  owner?: Owner | undefined;
}

interface Owner {
  pid: number;
  /** A process ID is meaningful only on its host, and several machines may share a folder. */
  host: string;
}

const path = z.string().refine(isPlainPath, 'a path inside the output folder');

const schema = z.object({
  version: z.literal(1),
  first: z.array(path),
  remove: z.array(path),
  mark: z.string(),
  owner: z.object({ pid: z.number().int().positive(), host: z.string() }).optional(),
});

export function formatJournal({ first, remove, markText, owner }: Omit<Journal, 'mark'>): string {
  return JSON.stringify({ version: 1, owner, first, remove, mark: markText });
}

function parseJournal(text: string): Journal | undefined {
  const result = schema.safeParse(parseJson(text));
  const mark = result.success ? parseMark(result.data.mark) : undefined;
  if (!result.success || mark === undefined) return undefined;
  const { first, remove, owner, mark: markText } = result.data;
  return { first, remove, mark, markText, owner };
}

export const journalName = 'journal.json';

/** True while a build publishes, and after publishing was interrupted. */
export function hasJournal(dir: string): boolean {
  return existsSync(join(dir, journalName));
}

export function writeJournal(dir: string, journal: Omit<Journal, 'mark'>): void {
  const part = join(dir, `${journalName}.part`);
  writeFileSync(part, formatJournal({ owner: { pid: process.pid, host: hostname() }, ...journal }));
  renameSync(part, join(dir, journalName));
}

export function isBeingPublished(dir: string): boolean {
  try {
    const owner = readJournal(dir)?.owner;
    if (owner === undefined || owner.host !== hostname() || owner.pid === process.pid) return false;
    return isRunning(owner.pid);
  } catch {
    return false;
  }
}

export function readJournal(dir: string): Journal | undefined {
  const file = join(dir, journalName);
  return statSync(file).isFile() ? parseJournal(readFileSync(file, 'utf8')) : undefined;
}

/** Renames an unusable journal, so that later builds ignore it. */
export function setAside({ dir, into }: { dir: string; into: (number: number) => string }): Diagnostic {
  const file = join(dir, journalName);
  let number = 1;
  while (existsSync(into(number))) number += 1;
  renameSync(file, into(number));
  return unusable({ file, what: `The journal was renamed to ${into(number)}.` });
}

function unusable({ file, what }: { file: string; what: string }): Diagnostic {
  return problem({
    code: 'journal-unusable',
    severity: 'warning',
    message: `The journal of an interrupted build, ${file}, is damaged or belongs to another site, so it was ignored. ${what}`,
    hint: "Delete the journal if you don't need it.",
  });
}

/** Matches files in the staging folder of earlier versions, which was next to the output folder. */
const staged = /^(?:files|scratch-\d+|journal\.json(?:\.part)?|journal\.set-aside-\d+\.json)$/;

/**
 * Earlier versions staged builds in a folder next to the output folder. Other files in that folder are kept, because
 * another program may have written them.
 */
export function setAsideFormerJournal(outDir: string): Diagnostic[] {
  const dir = `${outDir}.new`;
  const file = join(dir, journalName);
  if (!existsSync(file)) return [];
  const isStage = readdirSync(dir).every((name) => staged.test(name));
  if (!isStage) return [unusable({ file, what: 'The journal was left in place.' })];
  return [setAside({ dir, into: (number) => join(dir, `journal.set-aside-${number}.json`) })];
}
