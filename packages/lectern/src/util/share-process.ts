/**
 * Some site modules replace Node's `process` with a copy that has more environment variables. The engine needs the
 * original, so the variables are added to it.
 */
export function shareProcess(): void {
  const original = process;
  const { configurable, set } = Object.getOwnPropertyDescriptor(globalThis, 'process') ?? {};
  if (configurable !== true || set === addToProcess) return;
  Object.defineProperty(globalThis, 'process', {
    get: () => original,
    set: addToProcess,
    configurable: true,
    enumerable: false,
  });
}

function addToProcess(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  const { env, ...rest } = value as Partial<NodeJS.Process>;
  addMissing({ to: process, from: rest });
  if (env !== undefined) addMissing({ to: process.env, from: env });
}

function addMissing({ to, from }: { to: object; from: object }): void {
  for (const [key, value] of Object.entries(from))
    if (!(key in to) && value !== undefined) Object.assign(to, { [key]: value as unknown });
}
