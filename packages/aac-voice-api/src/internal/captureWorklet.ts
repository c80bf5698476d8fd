import { UnsupportedBrowserError } from '../errors.js';

export const CAPTURE_PROCESSOR = 'aac-voice-capture';

/** The code of `capture-worklet.js`. A test checks that the two are identical. */
export const CAPTURE_WORKLET_SOURCE = `class AacVoiceCapture extends AudioWorkletProcessor {
  constructor({ processorOptions }) {
    super();
    this.batch = new Float32Array(processorOptions.batchLength);
    this.filled = 0;
  }

  process([input]) {
    let rest = input[0] ?? new Float32Array(0);
    while (rest.length > 0) {
      const part = rest.subarray(0, this.batch.length - this.filled);
      this.batch.set(part, this.filled);
      this.filled += part.length;
      rest = rest.subarray(part.length);
      if (this.filled === this.batch.length) this.send();
    }
    return true;
  }

  send() {
    const batch = this.batch;
    this.batch = new Float32Array(batch.length);
    this.filled = 0;
    this.port.postMessage(batch, [batch.buffer]);
  }
}

registerProcessor('aac-voice-capture', AacVoiceCapture);

export {};
`;

const ADVICE =
  'Serve the package’s file capture-worklet.js along with the game, or allow "blob:" in script-src of the page’s content security policy.';

/**
 * `no-inline` keeps Vite from replacing `capture-worklet.js` with a `data:` URL, which a content security policy (CSP)
 * of `script-src 'self'` forbids.
 *
 * A bundler that doesn't support `new URL(…, import.meta.url)` doesn't copy the file. The same code is then loaded from
 * a `blob:` URL. This is only a fallback, because some CSPs forbid `blob:` URLs.
 */
export async function loadCaptureWorklet(worklet: Pick<AudioWorklet, 'addModule'>): Promise<void> {
  try {
    await worklet.addModule(new URL('./capture-worklet.js?no-inline', import.meta.url).href);
  } catch {
    await loadFromText(worklet);
  }
}

async function loadFromText(worklet: Pick<AudioWorklet, 'addModule'>): Promise<void> {
  const url = URL.createObjectURL(new Blob([CAPTURE_WORKLET_SOURCE], { type: 'text/javascript' }));
  try {
    await worklet.addModule(url);
  } catch (error) {
    throw new UnsupportedBrowserError(
      { missing: 'the audio worklet of aac-voice-api', advice: ADVICE },
      { cause: error },
    );
  } finally {
    URL.revokeObjectURL(url);
  }
}
