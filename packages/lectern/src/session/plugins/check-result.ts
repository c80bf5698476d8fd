import { LecternError, problem } from '../../diagnostics/diagnostic.js';
import { messageOf } from '../../util/message-of.js';
import { hookShapes } from './hook-shapes.js';
import { mistakeIn, nameOf } from './shapes.js';

interface Call {
  plugin: string;
  hook: string;
}

/**
 * Checks a hook's result at run time, because plug-ins may be written without types.
 * @throws LecternError if a later step couldn't use the result.
 */
export function checkHookResult({ result, ...call }: Call & { result: unknown }): void {
  const shape = hookShapes[call.hook];
  const mistake = shape && readable(call, () => mistakeIn({ value: result, shape }));
  if (mistake !== undefined) {
    const { path, found, expected } = mistake;
    const where = path === '' ? '' : ` for \`${path}\``;
    throw wrongResult({ ...call, found: found + where, expected });
  }
  if (result === undefined || result === null) return;
  storable(call, () => storedParts[call.hook]?.(result as Result));
  if (call.hook !== 'read') return;
  const { pages = [], files = [] } = result as { pages?: { files?: unknown[] }[]; files?: unknown[] };
  for (const file of [...files, ...pages.flatMap((page) => page.files ?? [])])
    checkFilePath({ ...call, path: (file as { path?: unknown }).path });
}

type Result = Readonly<Record<string, unknown>>;

/** The parts of results that are stored in the cache or passed to other threads, by hook. */
const storedParts: Readonly<Record<string, (result: Result) => unknown>> = {
  frontMatter: (result) => result,
  // Skip the content of files, which isn't stored as JSON.
  read: ({ files: _, texts: __, pages = [], ...rest }) => [
    rest,
    (pages as readonly Result[]).map(({ files: ___, ...page }) => page),
  ],
  resolveFences: ({ fences }) => valuesOf(fences),
  assemble: ({ ids, directives, pages, data }) => [...[ids, directives, pages].map(valuesOf), data],
};

function valuesOf(map: unknown): unknown[] {
  return [...((map ?? new Map()) as ReadonlyMap<string, unknown>).values()];
}

/** Reports an error in the plug-in's result if a getter or proxy throws. */
function readable<Value>(call: Call, read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    throw wrongResult({
      ...call,
      found: `a value that can't be read (${messageOf(error)})`,
      expected: 'plain data',
    });
  }
}

function storable(call: Call, data: () => unknown): void {
  try {
    JSON.stringify(data());
  } catch (error) {
    throw unstorableResult({ ...call, error });
  }
}

/** @throws LecternError if the path isn't in the output folder, or contains a backslash. */
export function checkFilePath({ path, ...call }: Call & { path: unknown }): void {
  const isFine =
    typeof path === 'string' &&
    path !== '' &&
    !/\0|\\|^\/|^[a-z]:/i.test(path) &&
    path.split('/').every((part) => part !== '' && part !== '.' && part !== '..');
  if (isFine) return;
  throw wrongResult({
    ...call,
    found: `the file ${typeof path === 'string' ? JSON.stringify(path) : nameOf(path)}`,
    expected: 'a path in the output folder, with forward slashes, such as assets/list.json',
  });
}

export function unstorableResult({ plugin, hook, error }: Call & { error: unknown }): LecternError {
  const [reason = ''] = messageOf(error).split('\n');
  return new LecternError(
    [
      problem({
        code: 'wrong-hook-result',
        message: `The hook "${hook}" of the plug-in "${plugin}" returned something that can't be written as JSON: ${reason}.`,
        hint: 'Return plain data: strings, numbers, lists, and objects without circular references.',
      }),
    ],
    { cause: error },
  );
}

function wrongResult({
  plugin,
  hook,
  found,
  expected,
}: Call & { found: string; expected: string }): LecternError {
  return new LecternError([
    problem({
      code: 'wrong-hook-result',
      message: `The hook "${hook}" of the plug-in "${plugin}" returned ${found}. Expected ${expected}.`,
      hint: 'Correct the hook. In TypeScript, `definePlugin` from "lectern" checks the types of hooks.',
    }),
  ]);
}
