import { AsyncLocalStorage } from 'node:async_hooks';

export interface Step {
  readonly kind: 'call' | 'return';
  readonly from: string;
  readonly to: string;
  /** For a call, the function with its arguments. For a return, the returned value. */
  readonly text: string;
}

export interface CallOptions {
  readonly to: string;
  readonly text: string;
}

// biome-ignore lint/complexity/noBannedTypes: `typeof value === 'function'` narrows to this type, and a method that is looked up by name has no other type.
type Method = Function;

/** The current caller is in an `AsyncLocalStorage`, because a stack would lose it at each `await`. */
export class Recorder {
  readonly steps: Step[] = [];
  readonly #part = new AsyncLocalStorage<string>();
  readonly #undo: (() => void)[] = [];

  watchClass(name: string, prototype: object, methods: readonly string[]): void {
    for (const method of methods) {
      const original: unknown = Reflect.get(prototype, method);
      if (typeof original !== 'function') throw new Error(`${name} has no method ${method}`);
      Reflect.set(prototype, method, this.#recorded(name, method, original));
      this.#undo.push(() => Reflect.set(prototype, method, original));
    }
  }

  watchObject<T extends object>(name: string, object: T): T {
    return new Proxy(object, {
      get: (target, key) => {
        const value: unknown = Reflect.get(target, key);
        if (typeof value !== 'function' || typeof key !== 'string') return value;
        return this.#recorded(name, key, value.bind(target));
      },
    });
  }

  /** Calls that `run` makes are recorded as calls from `to`. */
  call<T>({ to, text }: CallOptions, run: () => T): T {
    const from = this.#part.getStore() ?? 'Game';
    this.steps.push({ kind: 'call', from, to, text });
    const finish = (value: string) => this.steps.push({ kind: 'return', from: to, to: from, text: value });
    try {
      const result = this.#part.run(to, run);
      if (result instanceof Promise)
        result.then(
          (value) => finish(told(value)),
          (error) => finish(thrown(error)),
        );
      else if (result !== undefined) finish(told(result));
      return result;
    } catch (error) {
      finish(thrown(error));
      throw error;
    }
  }

  /** The calls that the function makes are recorded as calls from `part`. */
  as<T>(part: string, run: () => T): T {
    return this.#part.run(part, run);
  }

  /** Calls that `callback` makes are recorded as calls from the current participant, even if `callback` runs later. */
  bind(callback: () => void): () => void {
    const part = this.#part.getStore() ?? 'Game';
    return () => this.#part.run(part, callback);
  }

  restore(): void {
    for (const undo of this.#undo.splice(0)) undo();
  }

  #recorded(to: string, method: string, original: Method): Method {
    const record = this.call.bind(this);
    return function (this: unknown, ...args: unknown[]) {
      const shown = args.filter((arg) => arg !== undefined).map(told);
      return record({ to, text: `${method}(${shown.join(', ')})` }, () => original.apply(this, args));
    };
  }
}

function told(value: unknown): string {
  if (value === undefined) return 'done';
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'function') return 'action';
  if (value instanceof Float32Array) return `${value.length} samples`;
  if (value instanceof Uint8Array) return `${value.length} bytes`;
  if (value instanceof Date) return 'time';
  if (Array.isArray(value)) return `[${value.map(told).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  if ('commandName' in value && 'status' in value) return `${value.commandName} ${value.status}`;
  if ('name' in value) return String(value.name);
  return 'object';
}

function thrown(error: unknown): string {
  return `throws ${error instanceof Error ? error.name : String(error)}`;
}
