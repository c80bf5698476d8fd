import type { IncomingMessage } from 'node:http';

/**
 * The file server doesn't support suffix ranges (`bytes=-500`), and closes the connection for ranges that end before
 * they start. It also ignores `If-Range`, so a file that has changed would be sent in part. Without the header, it
 * sends the whole file.
 */
export function ignoreUnusableRange(request: IncomingMessage): void {
  const { range } = request.headers;
  if (range === undefined) return;
  const [, start, end = ''] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(range.trim()) ?? [];
  const isConditional = request.headers['if-range'] !== undefined;
  const isUsable = !isConditional && start !== undefined && (end === '' || Number(start) <= Number(end));
  if (!isUsable) request.headers.range = undefined;
}
