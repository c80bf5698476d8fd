/** Resolves after a time, or rejects when the signal aborts. */
export async function wait({ seconds, signal }: { seconds: number; signal: AbortSignal }): Promise<void> {
  signal.throwIfAborted();
  const finished = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    await new Promise<void>((resolve, reject) => {
      timer = setTimeout(resolve, seconds * 1000);
      const onAbort = (): void => reject(signal.reason as DOMException);
      signal.addEventListener('abort', onAbort, { signal: finished.signal });
    });
  } finally {
    clearTimeout(timer);
    finished.abort();
  }
}
