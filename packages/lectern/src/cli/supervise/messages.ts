import type { Diagnostic } from '../../diagnostics/diagnostic.js';

/** Set in the environment of a dev server that another process restarts. */
export const supervised = 'LECTERN_SUPERVISED';

/** What a dev server tells the process that restarts it. */
export type ServerMessage =
  | { kind: 'ready'; url: string }
  | { kind: 'failed'; diagnostics: readonly Diagnostic[] };

/** Returns whether another process restarts this one. */
export function isSupervised(): boolean {
  return process.env[supervised] !== undefined;
}

/** Tells the process that started this dev server, if there is one. */
export function tellSupervisor(message: ServerMessage): void {
  if (isSupervised() && process.connected) process.send?.(message);
}

/** Ends this dev server if the process that started it is gone. */
export function endWithSupervisor(): void {
  if (isSupervised()) process.once('disconnect', () => process.exit(1));
}
