export interface ListedFile {
  /** The path relative to the folder, with forward slashes. */
  name: string;
  content: Uint8Array;
}

export function packFiles(
  files: readonly { name: string; content: Uint8Array | undefined }[],
): Buffer | undefined {
  const contents = files.flatMap(({ content }) => content ?? []);
  if (contents.length < files.length) return undefined;
  const list = files.map(({ name, content }) => [name, content?.byteLength]);
  return Buffer.concat([Buffer.from(`${JSON.stringify(list)}\n`), ...contents]);
}

/** Returns undefined if the lengths are wrong, or if a name points outside the folder. */
export function unpackFiles(packed: Buffer): ListedFile[] | undefined {
  let at = packed.indexOf('\n') + 1;
  const list = JSON.parse(packed.toString('utf8', 0, at)) as [name: string, length: number][];
  const files = list.map(([name, length]) => {
    const start = at;
    at += length;
    return { name, content: packed.subarray(start, at) };
  });
  return at === packed.byteLength && files.every(({ name }) => isInside(name)) ? files : undefined;
}

function isInside(name: string): boolean {
  return !/[\\:]/.test(name) && name.split('/').every((part) => part !== '' && part !== '.' && part !== '..');
}
