import type { Diagnostic, DocumentInput, ProseBlock, TextDirectiveUse } from 'lectern/plugin';
import { didYouMean, problem } from 'lectern/plugin';

export const figureMessages = { 'checks.figure': 'Figure {number}' } as const;

/**
 * At the start of a caption, `:figure[name]` becomes the next number. Anywhere else, it becomes the number of the
 * figure with that name.
 */
export function numberFigures({
  uses,
  prose,
  file,
  message,
}: {
  uses: readonly TextDirectiveUse[];
  prose: readonly ProseBlock[];
  file: string;
  message: DocumentInput['message'];
}): { texts: Map<string, string>; diagnostics: Diagnostic[] } {
  const texts = new Map<string, string>();
  const diagnostics: Diagnostic[] = [];
  const numbers = new Map<string, number>();
  const isCaption = ({ line }: TextDirectiveUse): boolean =>
    prose.some((block) => block.line === line && /^[*_]*:figure\[/.test(block.markdown));
  const fail = ({ line, column }: TextDirectiveUse, message: string, hint: string): void =>
    void diagnostics.push(problem({ code: 'unknown-figure', message, hint, file, line, column }));
  for (const use of uses.filter(isCaption)) {
    if (numbers.has(use.content))
      fail(use, `Two figures are named "${use.content}".`, 'Rename one of the figures.');
    numbers.set(use.content, numbers.get(use.content) ?? numbers.size + 1);
  }
  const known = [...numbers.keys()];
  for (const use of uses) {
    const number = numbers.get(use.content);
    if (number === undefined)
      fail(
        use,
        `No figure is named "${use.content}".${didYouMean({ found: use.content, known })}`,
        `Correct the name, or start the caption of the figure with it: *:figure[${use.content}]. What it shows.*`,
      );
    else if (use.token !== undefined)
      texts.set(use.token, message('checks.figure', { number: `${number}` }).replace(' ', '\u00a0'));
  }
  return { texts, diagnostics };
}
