import type { Diagnostic } from '../../diagnostics/diagnostic.js';

/** The environment variable that marks a dev server as supervised by another process. */
export const supervised = 'LECTERN_SUPERVISED';

/** A message from a dev server to the process that supervises it. */
export type ServerMessage =
  | { kind: 'ready'; url: string }
  | { kind: 'failed'; diagnostics: readonly Diagnostic[] };

/** Returns whether another process supervises this one, and restarts it when it ends. */
export function isSupervised(): boolean {
  return process.env[supervised] !== undefined;
}

export function tellSupervisor(message: ServerMessage): void {
  if (isSupervised() && process.connected) process.send?.(message);
}

export function endWithSupervisor(): void {
  if (isSupervised()) process.once('disconnect', () => process.exit(1));
}
