import { stripVTControlCharacters } from 'node:util';

/**
 * Returns the message of a thrown value, which isn't necessarily an error. Never throws, although reading the value may
 * throw.
 */
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

/**
 * Returns an error's message. If the message is empty, returns the messages of the errors in an `AggregateError`, or
 * the name of any other error.
 */
function messageOfError(error: Error & { errors?: unknown }): string {
  if (error.message) return String(error.message);
  const errors: unknown[] = Array.isArray(error.errors) ? error.errors : [];
  return errors.length === 0 ? String(error.name) : errors.map(messageOf).join('; ');
}

/** Returns the message of a thrown value and the messages of its causes, which often say more. */
export function messageWithCauses(error: unknown): string {
  const messages: string[] = [];
  // A chain of causes may be circular.
  const seen = new Set<unknown>();
  for (let next = error; next !== undefined && next !== null && !seen.has(next); next = causeOf(next)) {
    seen.add(next);
    const message = messageOf(next);
    // Some messages repeat their cause.
    if (!messages.some((known) => known.includes(message))) messages.push(message);
  }
  return messages.join(', caused by: ') || messageOf(error);
}

/** If `LECTERN_DEBUG` is set, returns an error's stack on separate lines. Most authors don't need the stack. */
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
