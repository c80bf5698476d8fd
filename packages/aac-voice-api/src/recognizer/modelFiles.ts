/** The content of `model.json`, which is served with each model. */
export interface ModelManifest {
  /** The size of each file to fetch, in bytes. */
  readonly files: Readonly<Record<string, number>>;
  /** The phones of the acoustic model, without silence and noise. */
  readonly phones: readonly string[];
  readonly fillers: Readonly<Record<string, string>>;
}

/** The name of the recognizer's WebAssembly file, which is next to the models' folders. */
export const PROGRAM_FILE = 'soundswallower.bin';

export class FileError extends Error {
  readonly url: string;
  /** The HTTP status; 0 if there was no response. */
  readonly status: number;

  constructor({ url, status }: { url: string; status: number }, options?: ErrorOptions) {
    super(`${url}: ${status}`, options);
    this.url = url;
    this.status = status;
  }
}

/** Decompresses the file if it is gzipped. Calls `onBytes` with the length of each chunk as it arrives. */
export async function fetchFile(
  url: string,
  onBytes: (count: number) => void = () => {},
): Promise<Uint8Array> {
  const response = await fetch(url).catch((error: unknown) => {
    throw new FileError({ url, status: 0 }, { cause: error });
  });
  const { status, body, headers } = response;
  // For an unknown path, the server of a single-page app responds with the app's HTML page and status 200.
  if (!response.ok || body === null || headers.get('content-type')?.startsWith('text/html'))
    throw new FileError({ url, status });
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  try {
    const reader = body.getReader();
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      pieces.push(piece.value);
      onBytes(piece.value.length);
    }
  } catch (error) {
    throw new FileError({ url, status }, { cause: error });
  }
  return unpack(new Blob(pieces));
}

/**
 * The first bytes show whether the file is gzipped. Its name doesn't, because the server may already have decompressed
 * it.
 */
async function unpack(blob: Blob): Promise<Uint8Array> {
  const [first, second] = new Uint8Array(await blob.slice(0, 2).arrayBuffer());
  const isPacked = first === 0x1f && second === 0x8b;
  const bytes = isPacked ? blob.stream().pipeThrough(new DecompressionStream('gzip')) : blob.stream();
  return new Uint8Array(await new Response(bytes).arrayBuffer());
}

/**
 * `soundswallower` fetches the files of its model itself, once for each decoder. With responses from memory, each file
 * is downloaded only once, compressed, and with progress events.
 */
export function fetchFromMemory(
  base: string,
  files: ReadonlyMap<string, Uint8Array>,
): (input: RequestInfo | URL) => Promise<Response> {
  return (input) => {
    const address = String(input);
    const file = address.startsWith(base) ? files.get(address.slice(base.length)) : undefined;
    const response =
      file === undefined
        ? new Response(null, { status: 404, statusText: 'Not found' })
        : new Response(new Uint8Array(file));
    return Promise.resolve(response);
  };
}
