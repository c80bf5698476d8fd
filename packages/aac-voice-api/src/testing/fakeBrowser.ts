type Handler = ((event: { data: Float32Array }) => void) | null;

class FakeTrack extends EventTarget {
  stopped = false;
  stop(): void {
    this.stopped = true;
  }
}

export class FakeBrowser {
  readonly track = new FakeTrack();
  readonly constraints: unknown[] = [];
  readonly modules: string[] = [];
  readonly nodes: { options: unknown; port: { onmessage: Handler } }[] = [];
  readonly connections: string[] = [];
  closedContexts = 0;
  resumed = 0;
  failure: { of: 'stream' | 'module' | 'blob' | 'node' | 'resume' | 'close'; error: Error } | undefined;

  /** @param stub - Sets a global variable until the end of the test. */
  constructor(stub: (name: string, value: unknown) => unknown) {
    const browser = this;
    const stream = { getTracks: () => [this.track] };
    stub('navigator', {
      mediaDevices: {
        getUserMedia: async (constraints: unknown) => {
          this.constraints.push(constraints);
          await this.attempt('stream');
          return stream;
        },
      },
    });
    stub(
      'AudioContext',
      class {
        sampleRate = 44_100;
        audioWorklet = {
          addModule: async (url: string) => {
            browser.modules.push(url);
            await browser.attempt(url.startsWith('blob:') ? 'blob' : 'module');
          },
        };
        createMediaStreamSource = (given: unknown) => ({
          connect: () => browser.connections.push(given === stream ? 'connect' : 'wrong stream'),
          disconnect: () => browser.connections.push('disconnect'),
        });
        resume = () => {
          browser.resumed += 1;
          return browser.attempt('resume');
        };
        close = () => {
          browser.closedContexts += 1;
          return browser.attempt('close');
        };
      },
    );
    stub(
      'AudioWorkletNode',
      class {
        port: { onmessage: Handler } = { onmessage: null };
        constructor(_context: unknown, name: string, options: object) {
          if (browser.failure?.of === 'node') throw browser.failure.error;
          browser.nodes.push({ options: { name, ...options }, port: this.port });
        }
      },
    );
  }

  hear(samples: Float32Array): void {
    for (const { port } of this.nodes) port.onmessage?.({ data: samples });
  }

  private attempt(part: NonNullable<FakeBrowser['failure']>['of']): Promise<void> {
    return this.failure?.of === part ? Promise.reject(this.failure.error) : Promise.resolve();
  }
}

/** Code distinguishes a browser's errors by name. */
export function browserError(name: string): Error {
  return Object.assign(new Error(`${name} of the browser`), { name });
}
