import type { Diagnostic } from '../../diagnostics/diagnostic.js';

/** Name of the environment variable that a supervisor process sets for the dev server that it starts. */
export const supervised = 'LECTERN_SUPERVISED';

/** A message from a dev server to its supervisor process. */
export type ServerMessage =
  | { kind: 'ready'; url: string }
  | { kind: 'failed'; diagnostics: readonly Diagnostic[] };

/** Returns whether a supervisor process started this process. The supervisor restarts this process when it ends. */
export function isSupervised(): boolean {
  return process.env[supervised] !== undefined;
}

export function tellSupervisor(message: ServerMessage): void {
  if (isSupervised() && process.connected) process.send?.(message);
}

export function endWithSupervisor(): void {
  if (isSupervised()) process.once('disconnect', () => process.exit(1));
}
