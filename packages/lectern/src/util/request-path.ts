/** The longest path that a file can have on Linux. Looking for the nearest folder of a longer one takes seconds. */
const longest = 4096;

/**
 * Returns the decoded path of a request. Returns undefined for a path that browsers don't send: a path with an
 * invalid percent escape, a NUL, a backslash, or a `..` segment, after any number of decodings. Also returns undefined
 * for a path that is too long for any file.
 */
export function requestPath(url: string): string | undefined {
  const [path = '/'] = url.split(/[?#]/);
  const decoded = decode(path);
  if (decoded === undefined || !path.startsWith('/') || decoded.length > longest) return undefined;
  // Later code may decode the path again, so every level is checked. The loop ends at a literal percent sign, which
  // can't be decoded.
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
