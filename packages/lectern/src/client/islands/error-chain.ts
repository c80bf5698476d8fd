/** An error and what it was caused by, outermost first: what each of them says, and where it was thrown. */
export interface ErrorLink {
  message: string;
  stack?: string | undefined;
}

/** Causes that lead in a circle, or on and on, are cut off here. */
const longest = 10;

export function errorChain(error: unknown): ErrorLink[] {
  const seen = new Set<unknown>();
  const links: ErrorLink[] = [];
  let current = error;
  while (links.length < longest && !seen.has(current)) {
    seen.add(current);
    links.push(linkOf(current));
    if (!(current instanceof Error) || current.cause === undefined) break;
    current = current.cause;
  }
  return links;
}

/** Anything can be thrown. */
function linkOf(thrown: unknown): ErrorLink {
  if (!(thrown instanceof Error)) return { message: String(thrown) };
  return { message: thrown.message === '' ? thrown.name : thrown.message, stack: thrown.stack };
}
