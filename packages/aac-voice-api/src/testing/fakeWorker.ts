import type { FromWorker, ToWorker } from '../recognizer/protocol.js';

export class FakeWorker {
  onmessage: ((event: { data: FromWorker }) => void) | null = null;
  onerror: ((event: { message?: string }) => void) | null = null;
  readonly messages: ToWorker[] = [];
  terminated = false;

  postMessage(message: ToWorker): void {
    this.messages.push(message);
  }

  terminate(): void {
    this.terminated = true;
  }

  say(data: FromWorker): void {
    this.onmessage?.({ data });
  }
}
