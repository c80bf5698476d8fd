/** The content of a served model's `model.json`. */
export interface ModelManifest {
  /** The number of bytes to fetch for each file. */
  readonly files: Readonly<Record<string, number>>;
  /** The phones of the acoustic model, without silence and noise. */
  readonly phones: readonly string[];
  /** Pronunciations of filler words around commands. */
  readonly fillers: Readonly<Record<string, string>>;
}

/** The file with the recognizer's WebAssembly, next to the folders of the models. */
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

/** Returns the bytes of a file, decompressed if it is gzipped. Calls `onBytes` for each piece as it arrives. */
export async function fetchFile(
  url: string,
  onBytes: (count: number) => void = () => {},
): Promise<Uint8Array> {
  const response = await fetch(url).catch((error: unknown) => {
    throw new FileError({ url, status: 0 }, { cause: error });
  });
  const { status, body, headers } = response;
  // For an unknown path, servers of single-page games respond with the game's own page and status 200.
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
 * Decompresses a file if necessary. Checks its bytes instead of its name, because the server may have decompressed it
 * already.
 */
async function unpack(blob: Blob): Promise<Uint8Array> {
  const [first, second] = new Uint8Array(await blob.slice(0, 2).arrayBuffer());
  const isPacked = first === 0x1f && second === 0x8b;
  const bytes = isPacked ? blob.stream().pipeThrough(new DecompressionStream('gzip')) : blob.stream();
  return new Uint8Array(await new Response(bytes).arrayBuffer());
}

/**
 * Returns a replacement for `fetch` that responds from memory. `soundswallower` fetches its model itself, from URLs
 * below a base. With the replacement, the files are fetched compressed, with progress, and only once for both
 * decoders.
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
