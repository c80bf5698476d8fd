export interface ErrorLink {
  message: string;
  stack?: string | undefined;
}

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

function linkOf(thrown: unknown): ErrorLink {
  if (!(thrown instanceof Error)) return { message: String(thrown) };
  return { message: thrown.message === '' ? thrown.name : thrown.message, stack: thrown.stack };
}
