import type { SampleCode } from '../../markdown/code/sample.js';

/** Whether a sample is one that someone checks, or wants to be left out of that, or is to be run. */
export function isConcerned({
  sample: { code, check, run },
  specifiers,
}: {
  sample: Pick<SampleCode, 'code' | 'check' | 'run'>;
  /** The modules that samples are checked against. */
  specifiers: readonly string[];
}): boolean {
  return run || check === 'always' || importsAny({ code, specifiers });
}

/** Whether some code names one of these modules in an import. A `*` stands for any words. */
export function importsAny({ code, specifiers }: { code: string; specifiers: readonly string[] }): boolean {
  if (specifiers.length === 0) return false;
  const names = specifiers.map((name) =>
    name.replace(/[\\^$.+?()[\]{}|/]/g, String.raw`\$&`).replace('*', `[^'"]*`),
  );
  return new RegExp(String.raw`\b(?:from|import|require)\s*\(?\s*(['"])(?:${names.join('|')})\1`).test(code);
}
