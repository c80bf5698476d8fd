/**
 * The decoded path of a request; undefined for one that no browser sends: an invalid percent escape, a NUL or
 * backslash, or `..` as a segment, however often it was encoded.
 */
export function requestPath(url: string): string | undefined {
  const [path = '/'] = url.split(/[?#]/);
  const decoded = decode(path);
  if (decoded === undefined || !path.startsWith('/')) return undefined;
  // Doubly encoded paths may be decoded again later; a name with a literal percent sign can't be.
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
