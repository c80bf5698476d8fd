import { createHash } from 'node:crypto';
import type { Cache, Diagnostic } from 'lectern/plugin';
import { LecternError } from 'lectern/plugin';
import type { Bundle } from './bundle.js';
import { bundleFiles } from './bundle.js';
import type { ConvertedDocument } from './convert.js';
import { convertDocument } from './convert.js';
import { converterKey } from './converter-key.js';
import { isObject } from './json.js';
import type { LoadedFile } from './load.js';
import { problems } from './problems.js';
import { shapeProblems } from './shape.js';
import { validateDocument } from './validate.js';

interface Input {
  files: readonly LoadedFile[];
  options: {
    route: string;
    onInvalid?: 'throw' | 'warn';
  };
  cache: Cache | undefined;
}

/**
 * Most edits change only descriptions, which can't make a document invalid, so a document with the structure of a valid
 * one isn't validated again.
 * @throws LecternError with all validation errors.
 */
async function validateOnce({ bundle, cache }: { bundle: Bundle; cache: Cache | undefined }): Promise<void> {
  const make = async (): Promise<true> => {
    const found = await validateDocument(bundle);
    if (found.length > 0) throw new LecternError(found);
    return true;
  };
  if (cache === undefined) await make();
  else {
    const structure = createHash('sha256').update(JSON.stringify(bundle.root, withoutWords)).digest('hex');
    await cache.get({ step: 'openapi-valid', key: [...converterKey(), structure], make });
  }
}

function withoutWords(key: string, value: unknown): unknown {
  return (key === 'description' || key === 'summary') && typeof value === 'string' ? '' : value;
}

/**
 * @throws LecternError with all errors in the document. If `onInvalid` is `warn`, violations of the specification are
 * returned as warnings instead.
 */
export async function convertFiles({ files, options, cache }: Input): Promise<ConvertedDocument> {
  const { route, onInvalid } = options;
  const [main] = files;
  const unreadable = files.flatMap(({ diagnostics }) => diagnostics);
  if (unreadable.length > 0) throw new LecternError(unreadable);
  if (main === undefined || !isObject(main.value) || !('openapi' in main.value || 'swagger' in main.value))
    throw new LecternError([problems.noDocument({ file: main?.file ?? '', line: 1, column: 1 })]);
  const bundle = bundleFiles(files);
  const warnings: Diagnostic[] = [];
  const report = (found: readonly Diagnostic[]): void => {
    const isError = found.some(({ severity }) => severity === 'error');
    if (isError && onInvalid !== 'warn') throw new LecternError(found);
    warnings.push(...found);
  };
  report(bundle.diagnostics);
  const shape = shapeProblems(bundle);
  if (shape.length > 0) throw new LecternError(shape);
  await validateOnce({ bundle, cache }).catch((error: unknown) => {
    if (!(error instanceof LecternError)) throw error;
    report(error.diagnostics);
  });
  const document = convertAnyway({ bundle, route, isValid: warnings.length === 0 });
  report(document.diagnostics);
  return { ...document, diagnostics: warnings };
}

/**
 * The unexpected structure of an invalid document may cause an exception.
 * @throws LecternError if the document can't be converted.
 */
function convertAnyway({
  bundle,
  route,
  isValid,
}: {
  bundle: Bundle;
  route: string;
  isValid: boolean;
}): ConvertedDocument {
  try {
    return convertDocument({ bundle, route });
  } catch (error) {
    if (isValid || !(error instanceof Error)) throw error;
    throw new LecternError([problems.unreadableShape({ reason: error.message, ...bundle.locationOf([]) })], {
      cause: error,
    });
  }
}
