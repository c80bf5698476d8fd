import type { Diagnostic } from '../../diagnostics/diagnostic.js';

export const supervised = 'LECTERN_SUPERVISED';

export type ServerMessage =
  | { kind: 'ready'; url: string }
  | { kind: 'failed'; diagnostics: readonly Diagnostic[] };

export function isSupervised(): boolean {
  return process.env[supervised] !== undefined;
}

export function tellSupervisor(message: ServerMessage): void {
  if (isSupervised() && process.connected) process.send?.(message);
}

export function endWithSupervisor(): void {
  if (isSupervised()) process.once('disconnect', () => process.exit(1));
}
