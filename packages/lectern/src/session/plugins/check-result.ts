import { LecternError, problem } from '../../diagnostics/diagnostic.js';
import { messageOf } from '../../util/message-of.js';

interface Call {
  plugin: string;
  hook: string;
}

/** The keys in the result of `read` whose values are lists. */
const lists = ['pages', 'sidebars', 'versions', 'diagnostics', 'files', 'watch', 'poll'] as const;

/**
 * Checks a hook's result, because plug-ins may be written without types.
 * @throws LecternError if the result would fail in a later step.
 */
export function checkHookResult({ result, ...call }: Call & { result: unknown }): void {
  if (call.hook === 'transformHtml' && typeof result !== 'string')
    throw wrongResult({ ...call, found: nameOf(result), expected: 'the HTML of the page as a string' });
  if (call.hook !== 'read' || result === undefined || result === null) return;
  if (typeof result !== 'object' || Array.isArray(result))
    throw wrongResult({ ...call, found: nameOf(result), expected: 'an object, such as { pages, files }' });
  const content = result as Readonly<Record<string, unknown>>;
  for (const key of lists) checkList({ ...call, key, list: content[key] });
  for (const page of (content.pages ?? []) as Readonly<Record<string, unknown>>[]) {
    if (typeof page.route !== 'string')
      throw wrongResult({
        ...call,
        found: 'a page without a `route`',
        expected: 'a string that starts with /',
      });
    if (Array.isArray(page.files)) checkFiles({ ...call, files: page.files });
  }
  checkFiles({ ...call, files: (content.files ?? []) as unknown[] });
}

function checkList({ key, list, ...call }: Call & { key: (typeof lists)[number]; list: unknown }): void {
  if (list === undefined) return;
  if (!Array.isArray(list))
    throw wrongResult({ ...call, found: `${nameOf(list)} for \`${key}\``, expected: 'a list' });
  const isOfStrings = key === 'watch' || key === 'poll';
  const index = list.findIndex((item) => (isOfStrings ? typeof item !== 'string' : !isObject(item)));
  if (index < 0) return;
  throw wrongResult({
    ...call,
    found: `${nameOf(list[index])} in \`${key}\``,
    expected: isOfStrings ? 'file names' : 'objects',
  });
}

function checkFiles({ files, ...call }: Call & { files: readonly unknown[] }): void {
  for (const file of files) checkFilePath({ ...call, path: isObject(file) ? file.path : undefined });
}

/**
 * Checks the path of a plug-in's file.
 * @throws LecternError if it isn't a path in the output folder, with forward slashes.
 */
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

export function unstorableResult({ plugin, error }: { plugin: string; error: unknown }): LecternError {
  const [reason = ''] = messageOf(error).split('\n');
  return new LecternError(
    [
      problem({
        code: 'wrong-hook-result',
        message: `The hook "read" of the plug-in "${plugin}" returned something that can't be written as JSON: ${reason}.`,
        hint: 'Return plain data: strings, numbers, lists, and objects without cycles.',
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
      hint: 'Correct the hook. In TypeScript, `definePlugin` of "lectern" checks its types.',
    }),
  ]);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function nameOf(value: unknown): string {
  if (value === undefined || value === null) return String(value);
  return Array.isArray(value) ? 'a list' : `a value of the type ${typeof value}`;
}
