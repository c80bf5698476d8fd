/**
 * The decoded path of a request; `undefined` for one that no browser sends: a broken percent escape, a NUL or a
 * backslash, or `..` as a segment, however many times it was encoded.
 */
export function requestPath(url: string): string | undefined {
  const [path = '/'] = url.split(/[?#]/);
  const decoded = decode(path);
  if (decoded === undefined || !path.startsWith('/')) return undefined;
  // What is encoded twice may be decoded twice further on; a name with its own percent sign can't be.
  for (let text: string | undefined = decoded; text !== undefined; ) {
    if (/[\0\\]/.test(text) || text.split('/').includes('..')) return undefined;
    const again = decode(text);
    text = again === text ? undefined : again;
  }
  return decoded;
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
