/** The message of a thrown value, which need not be an error, and may itself throw when it is read. */
export function messageOf(error: unknown): string {
  try {
    return error instanceof Error ? messageOfError(error) : String(error);
  } catch {
    return 'a value that cannot be shown';
  }
}

/** Without a message, an error has at least a name, and an `AggregateError` has errors. */
function messageOfError(error: Error & { errors?: unknown }): string {
  if (error.message) return String(error.message);
  const errors: unknown[] = Array.isArray(error.errors) ? error.errors : [];
  return errors.length === 0 ? String(error.name) : errors.map(messageOf).join('; ');
}
