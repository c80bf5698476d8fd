/** Whether some code names one of these modules in an import. A `*` stands for any words. */
export function importsAny({ code, specifiers }: { code: string; specifiers: readonly string[] }): boolean {
  if (specifiers.length === 0) return false;
  const names = specifiers.map((name) =>
    name.replace(/[\\^$.+?()[\]{}|/]/g, String.raw`\$&`).replace('*', `[^'"]*`),
  );
  return new RegExp(String.raw`\b(?:from|import|require)\s*\(?\s*(['"])(?:${names.join('|')})\1`).test(code);
}
