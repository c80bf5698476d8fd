/** The longest path of a file on Linux. Finding the nearest existing folder for a longer path takes seconds. */
const longest = 4096;

/**
 * Returns undefined for a path that is too long for any file, or that no browser sends: one with an invalid percent
 * escape, a NUL, a backslash, or a `..` segment, even if encoded several times.
 */
export function requestPath(url: string): string | undefined {
  const [path = '/'] = url.split(/[?#]/);
  const decoded = decode(path);
  if (decoded === undefined || !path.startsWith('/') || decoded.length > longest) return undefined;
  // Later code may decode the path again, so check every level of encoding. The loop ends at a literal percent sign,
  // which can't be decoded.
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
