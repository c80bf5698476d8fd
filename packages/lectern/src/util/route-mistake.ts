/** The maximum length in bytes. File systems limit names to 255 bytes, including extensions. */
const longestSegment = 240;

/** The maximum length in bytes. Operating systems limit paths to 4,096 bytes, including the output folder. */
const longestRoute = 1500;

/** Returns the end of a sentence; undefined if the route can be a file name and a URL. */
export function routeMistake(route: string): string | undefined {
  const segments = route.split('/');
  if (/\p{Cc}/u.test(route)) return 'it contains a control character';
  if (/\p{Cs}/u.test(route)) return "it contains half of a surrogate pair, which a URL can't contain";
  const [forbidden] = /[\\?#]/.exec(route) ?? [];
  if (forbidden !== undefined) return `it contains "${forbidden}", which has a special meaning in URLs`;
  if (/%(?![\da-f]{2})/i.test(route)) return `its "%" isn't followed by two hexadecimal digits`;
  if (segments.some((segment) => isDots(segment)))
    return 'it contains "." or "..", which browsers and servers resolve to another URL';
  const [encoded] = /%[\da-f]{2}/i.exec(route) ?? [];
  if (encoded !== undefined)
    return `it contains the escape "${encoded}", which servers decode before they look for the file; write the character itself`;
  const long = segments.find((segment) => Buffer.byteLength(segment) > longestSegment);
  if (long !== undefined)
    return `a segment between slashes has ${Buffer.byteLength(long)} bytes, and file systems allow at most ${longestSegment}`;
  if (Buffer.byteLength(route) > longestRoute)
    return `it has ${Buffer.byteLength(route)} bytes, and at most ${longestRoute} fit into a path`;
  return undefined;
}

/** Browsers decode `%2e` as a dot. */
function isDots(segment: string): boolean {
  return /^(?:\.|%2e){1,2}$/i.test(segment);
}

/**
 * Explains why a permalink can't be part of a tag's or an author's route, as the end of a sentence; undefined if it
 * can.
 */
export function permalinkMistake(permalink: string): string | undefined {
  if (permalink.replaceAll('/', '') === '')
    return 'it is empty, so the page would have the same URL as another page';
  return routeMistake(permalink);
}
