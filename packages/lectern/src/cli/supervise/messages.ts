import type { Diagnostic } from '../../diagnostics/diagnostic.js';

/** Set in the environment of a dev server that another process restarts. */
export const supervised = 'LECTERN_SUPERVISED';

/** A message from a dev server to the process that restarts it. */
export type ServerMessage =
  | { kind: 'ready'; url: string }
  | { kind: 'failed'; diagnostics: readonly Diagnostic[] };

/** Returns whether another process restarts this one when it ends. */
export function isSupervised(): boolean {
  return process.env[supervised] !== undefined;
}

/** Sends a message to the process that restarts this dev server, if there is one. */
export function tellSupervisor(message: ServerMessage): void {
  if (isSupervised() && process.connected) process.send?.(message);
}

/** Makes this dev server end when the process that restarts it ends. */
export function endWithSupervisor(): void {
  if (isSupervised()) process.once('disconnect', () => process.exit(1));
}
