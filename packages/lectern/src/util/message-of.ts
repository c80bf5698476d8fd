import { stripVTControlCharacters } from 'node:util';

/** Never throws, although reading the thrown value may throw. */
export function messageOf(error: unknown): string {
  try {
    // The messages of bundlers and test tools contain colors for the terminal.
    if (error instanceof Error) return stripVTControlCharacters(messageOfError(error));
    const text = stripVTControlCharacters(String(error));
    return text === '[object Object]' ? shown(error) : text;
  } catch {
    return 'a value that cannot be shown';
  }
}

function shown(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > 200 ? `${text.slice(0, 200)}…` : text;
}

function messageOfError(error: Error & { errors?: unknown }): string {
  if (error.message) return String(error.message);
  const errors: unknown[] = Array.isArray(error.errors) ? error.errors : [];
  return errors.length === 0 ? String(error.name) : errors.map(messageOf).join('; ');
}

export function messageWithCauses(error: unknown): string {
  const messages: string[] = [];
  // A chain of causes may be circular.
  const seen = new Set<unknown>();
  for (let next = error; next !== undefined && next !== null && !seen.has(next); next = causeOf(next)) {
    seen.add(next);
    const message = messageOf(next);
    // Some messages already contain the message of their cause.
    if (!messages.some((known) => known.includes(message))) messages.push(message);
  }
  return messages.join(', caused by: ') || messageOf(error);
}

/** Returns the stack only if `LECTERN_DEBUG` is set, because most authors don't need it. */
export function stackForDebugging(error: unknown): string {
  return process.env.LECTERN_DEBUG && error instanceof Error ? `\n${error.stack ?? ''}` : '';
}

function causeOf(error: unknown): unknown {
  try {
    return error instanceof Error ? error.cause : undefined;
  } catch {
    return undefined;
  }
}
