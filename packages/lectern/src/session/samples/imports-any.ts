import type { SampleCode } from '../../markdown/code/sample.js';

/** Returns whether a sample may be checked or run. Samples that opted out are included, because they are counted. */
export function isConcerned({
  sample: { code, check, run },
  specifiers,
}: {
  sample: Pick<SampleCode, 'code' | 'check' | 'run'>;
  specifiers: readonly string[];
}): boolean {
  return run || check === 'always' || importsAny({ code, specifiers });
}

/** In a specifier, `*` matches any text. */
export function importsAny({ code, specifiers }: { code: string; specifiers: readonly string[] }): boolean {
  if (specifiers.length === 0) return false;
  const names = specifiers.map((name) =>
    name.replace(/[\\^$.+?()[\]{}|/]/g, String.raw`\$&`).replace('*', `[^'"]*`),
  );
  return new RegExp(String.raw`\b(?:from|import|require)\s*\(?\s*(['"])(?:${names.join('|')})\1`).test(code);
}
