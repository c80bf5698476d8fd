import type { ShoutHandlers } from '../internal/shout.js';

/** Reproduces the observed behavior of `@transcribe/shout` 1.0 in a browser. */
export class FakeShout {
  readonly started: unknown[][] = [];
  readonly audio: Float32Array[] = [];
  readonly files: unknown[][] = [];
  stopped = 0;
  loadLines = ['whisper_model_load: loading model', 'whisper_model_load: WARN no tensors loaded'];
  crash: Error | undefined;
  handlers: ShoutHandlers | undefined;

  readonly module: Record<string, unknown> = {
    startStream: (...args: unknown[]) => {
      this.started.push(args);
      for (const line of this.loadLines) this.handlers?.printErr(line);
      if (this.crash) throw this.crash;
    },
    stopStream: () => {
      this.stopped += 1;
      this.handlers?.print('stream stopped');
    },
    setStreamAudio: (samples: Float32Array) => this.audio.push(samples),
    FS_createDataFile: (...args: unknown[]) => this.files.push(['data', ...args]),
    FS_preloadFile: async (...args: unknown[]) => {
      this.files.push(['preload', ...args]);
      await Promise.resolve();
    },
    FS_unlink: (...args: unknown[]) => this.files.push(['unlink', ...args]),
    FS_createPath: (...args: unknown[]) => this.files.push(['path', ...args]),
  };

  readonly create = (handlers: object): Promise<unknown> => {
    this.handlers = handlers as ShoutHandlers;
    return Promise.resolve(this.module);
  };

  status(status: string): void {
    this.handlers?.onStreamStatus(status);
  }

  understand(result: unknown): void {
    this.handlers?.onStreamTranscription(result);
  }
}
