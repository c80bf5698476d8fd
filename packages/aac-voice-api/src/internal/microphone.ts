import {
  MicrophoneNotFoundError,
  MicrophoneUnavailableError,
  PermissionDeniedError,
  UnsupportedBrowserError,
  VoiceApiError,
} from '../errors.js';
import { CAPTURE_PROCESSOR, loadCaptureWorklet } from './captureWorklet.js';

/**
 * The number of samples in each message from the worklet: 43 ms at 48 kHz. Without batching, each message would contain
 * only 128 samples.
 */
const BATCH_LENGTH = 2048;

export interface MicrophoneListeners {
  /** Receives mono samples, usually from -1 to 1, in chunks of any length. */
  readonly onSamples: (samples: Float32Array) => void;
  readonly onEnded: () => void;
}

export interface OpenMicrophone {
  readonly sampleRate: number;
  close(): void;
}

export type MicrophoneOpener = (listeners: MicrophoneListeners) => Promise<OpenMicrophone>;

export async function openMicrophone(listeners: MicrophoneListeners): Promise<OpenMicrophone> {
  requireBrowserParts();
  const stream = await requestStream();
  try {
    return await capture(stream, listeners);
  } catch (error) {
    stopTracks(stream);
    throw error;
  }
}

function requireBrowserParts(): void {
  if (typeof globalThis.navigator?.mediaDevices?.getUserMedia !== 'function') {
    throw new UnsupportedBrowserError({
      missing: 'access to a microphone',
      advice: 'Serve the page over HTTPS or from localhost, and use a current browser.',
    });
  }
  if (typeof AudioContext !== 'function' || typeof AudioWorkletNode !== 'function') {
    throw new UnsupportedBrowserError({ missing: 'AudioWorklet', advice: 'Use a current browser.' });
  }
}

async function requestStream(): Promise<MediaStream> {
  try {
    return await navigator.mediaDevices.getUserMedia({ audio: { channelCount: { ideal: 1 } } });
  } catch (error) {
    throw microphoneError(error);
  }
}

/** The Media Capture and Streams specification defines the names of the errors. */
function microphoneError(error: unknown): VoiceApiError {
  const name = error instanceof Error ? error.name : '';
  switch (name) {
    case 'NotAllowedError':
    case 'SecurityError':
      return new PermissionDeniedError({ cause: error });
    case 'NotFoundError':
    case 'OverconstrainedError':
      return new MicrophoneNotFoundError({ cause: error });
    default:
      return new MicrophoneUnavailableError({ cause: error });
  }
}

async function capture(stream: MediaStream, listeners: MicrophoneListeners): Promise<OpenMicrophone> {
  const context = new AudioContext();
  try {
    await loadCaptureWorklet(context.audioWorklet);
    const node = new AudioWorkletNode(context, CAPTURE_PROCESSOR, {
      numberOfOutputs: 0,
      // The browser mixes all channels of the microphone down to one.
      channelCount: 1,
      channelCountMode: 'explicit',
      processorOptions: { batchLength: BATCH_LENGTH },
    });
    node.port.onmessage = ({ data }: MessageEvent<Float32Array>) => listeners.onSamples(data);
    for (const track of stream.getTracks()) track.addEventListener('ended', listeners.onEnded);
    const source = context.createMediaStreamSource(stream);
    source.connect(node);
    // The promise isn't awaited, because in some browsers it stays pending until the player clicks or taps the page.
    context.resume().catch(ignore);
    return {
      sampleRate: context.sampleRate,
      close: () => {
        node.port.onmessage = null;
        source.disconnect();
        stopTracks(stream);
        context.close().catch(ignore);
      },
    };
  } catch (error) {
    context.close().catch(ignore);
    throw error instanceof VoiceApiError ? error : microphoneError(error);
  }
}

function stopTracks(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

/** `resume` and `close` reject if the context is already closed, when there is nothing left to release. */
function ignore(): void {}
