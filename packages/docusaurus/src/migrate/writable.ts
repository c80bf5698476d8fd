import type { Note } from '../notes.js';
import { isObject } from '../values.js';
import { functionText } from './function-text.js';
import type { ImportList } from './import-list.js';
import type { ImportedName } from './imported.js';
import { identityOf } from './imported.js';
import { Code, Unprintable } from './print.js';

interface Input {
  value: unknown;
  at: string;
  names: ReadonlyMap<unknown, ImportedName>;
  imports: ImportList;
  siteDir: string;
  file: string;
  note: Note;
}

/** Replaces functions with imports or their source. Adds a note for each value that can't be written. */
export function writable(input: Input): unknown {
  const { value, at } = input;
  if (value instanceof Code) return value;
  if (value === input.siteDir) return new Code('import.meta.dirname');
  if (typeof value === 'function') return writableFunction(input);
  if (Array.isArray(value)) {
    const items = value.map((item, index) => writable({ ...input, value: item, at: `${at}[${index}]` }));
    // A plug-in that can't be imported is dropped along with its options.
    const [first] = items;
    return typeof value[0] === 'function' && first instanceof Unprintable ? first : items;
  }
  if (value instanceof RegExp) return new Code(String(value));
  if (!isObject(value)) return value;
  const proto: unknown = Object.getPrototypeOf(value);
  if (proto !== Object.prototype && proto !== null) return left({ ...input, what: 'an instance of a class' });
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      writable({ ...input, value: inner, at: at === '' ? key : `${at}.${key}` }),
    ]),
  );
}

function writableFunction(input: Input): Code | Unprintable {
  const imported = input.names.get(identityOf(input.value));
  if (imported !== undefined) {
    const local = input.imports.add(imported);
    return new Code(imported.isNested ? `${local}.default` : local);
  }
  const text = functionText(input.value as () => unknown);
  if (text === undefined) return left({ ...input, what: 'a function without source code' });
  if (text.uses.length > 0) return left({ ...input, what: `a function that uses ${text.uses.join(', ')}` });
  return new Code(text.code);
}

function left({ at, file, note, what }: Input & { what: string }): Unprintable {
  note({
    key: at,
    why: `The value is ${what}, which can't be copied automatically.`,
    instead: `Copy it from ${file} by hand, with everything it uses.`,
  });
  return new Unprintable(`${what}; copy it from ${file}`);
}
