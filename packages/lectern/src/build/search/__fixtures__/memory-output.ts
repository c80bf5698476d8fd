/** An output that keeps what is written, as base64 by its file. */
export function memoryOutput(): {
  files: Map<string, string>;
  write: (file: string, content: string | Uint8Array) => Promise<undefined>;
} {
  const files = new Map<string, string>();
  return {
    files,
    write: (file, content) => {
      files.set(file, Buffer.from(content).toString('base64'));
      return Promise.resolve(undefined);
    },
  };
}
