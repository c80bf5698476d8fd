export function readStorage(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch (error) {
    warnOnce({ key, text: "can't be read and is treated as empty", error });
    return null;
  }
}

export function writeStorage(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch (error) {
    warnOnce({ key, text: "can't be written; the choice is lost when the page is reloaded", error });
  }
}

export function warnOfRubbish(key: string): void {
  warnOnce({ key, text: 'contains an unknown value and is treated as empty' });
}

/** The symbol is global, because islands and the boot script have separate copies of this module. */
const warned = Symbol.for('lectern.storage-warnings');

function warnOnce({ key, text, error }: { key: string; text: string; error?: unknown }): void {
  const holder = window as { [warned]?: Set<string> };
  holder[warned] ??= new Set();
  if (holder[warned].has(key)) return;
  holder[warned].add(key);
  console.warn(`Local storage: the key "${key}" ${text}.`, ...(error === undefined ? [] : [error]));
}
