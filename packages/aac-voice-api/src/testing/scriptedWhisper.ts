import type { WhisperModule } from '../whisper/libstream.js';

/** Returns the next string of `script` for each audio block. */
export class ScriptedWhisper implements WhisperModule {
  readonly blocks: Float32Array[] = [];
  readonly files = new Map<string, Uint8Array>();
  readonly freed: number[] = [];
  script: string[];
  nextIndex = 1;
  model: { path: string; language: string; bytes: Uint8Array | undefined } | undefined;
  #text = '';
  #status = 'waiting';

  constructor(...script: string[]) {
    this.script = script;
  }

  init(urlToPath: string, langCode: string): number {
    this.model = { path: urlToPath, language: langCode, bytes: this.files.get(urlToPath) };
    return this.nextIndex;
  }

  free(index: number): void {
    this.freed.push(index);
  }

  set_audio(_index: number, audio: Float32Array): number {
    this.blocks.push(audio);
    this.#text = this.script.shift() ?? '';
    return 0;
  }

  get_transcribed(): string {
    const text = this.#text;
    this.#text = '';
    return text;
  }

  get_status(): string {
    return this.#status;
  }

  set_status(status: string): void {
    this.#status = status;
  }

  FS_createDataFile(parent: string, name: string, data: Uint8Array): void {
    this.files.set(parent + name, data);
  }

  FS_preloadFile(): Promise<void> {
    return Promise.resolve();
  }

  FS_unlink(path: string): void {
    this.files.delete(path);
  }

  FS_createPath(): void {}
}
