import type { Diagnostic, TextDirectiveUse } from 'lectern/plugin';
import { didYouMean, problem } from 'lectern/plugin';
import type { DefinedValue } from './read-values.js';
import { convert, withUnit } from './units.js';

export function showValues({
  uses,
  values,
  file,
}: {
  uses: readonly TextDirectiveUse[];
  values: ReadonlyMap<string, DefinedValue>;
  file: string;
}): { texts: Map<string, string>; diagnostics: Diagnostic[] } {
  const texts = new Map<string, string>();
  const diagnostics: Diagnostic[] = [];
  for (const use of uses) {
    const shown = showValue({ use, values });
    if ('text' in shown) {
      if (use.token !== undefined) texts.set(use.token, shown.text);
    } else {
      const { line, column } = use;
      diagnostics.push(problem({ code: 'unknown-value', ...shown, file, line, column }));
    }
  }
  return { texts, diagnostics };
}

function showValue({
  use: { content, attributes },
  values,
}: {
  use: TextDirectiveUse;
  values: ReadonlyMap<string, DefinedValue>;
}): { text: string } | { message: string; hint: string } {
  const known = [...values.keys()];
  const found = values.get(content);
  if (found === undefined)
    return {
      message: `There is no value "${content}".${didYouMean({ found: content, known })}`,
      hint: `Correct the name, or declare the value under \`values\` in the options of the plug-in "checks". Known values: ${known.join(', ') || 'none'}.`,
    };
  const options = ['in', 'as'];
  const wrong = Object.keys(attributes).find((key) => !options.includes(key));
  if (wrong !== undefined)
    return {
      message: `:value has no option "${wrong}".${didYouMean({ found: wrong, known: options })}`,
      hint: 'Correct the name, or remove the option. Known options: "in" and "as".',
    };
  const { value, unit } = found;
  if (typeof value !== 'number') return { text: String(value) };
  const { in: wanted, as } = attributes;
  const isBare = as === 'number';
  const inWords = as === 'words' || as === 'Words';
  if (as !== undefined && !isBare && !inWords)
    return {
      message: `The option "as" is "${as}". Expected "number", "words", or "Words".`,
      hint: 'Remove "as" to show the number with its unit.',
    };
  const number =
    wanted === undefined || unit === undefined ? value : convert({ number: value, from: unit, to: wanted });
  if (number === undefined)
    return {
      message: `"${content}" is in ${unit}, which can't be converted to ${wanted}.`,
      hint: 'Choose a unit for the same quantity, such as s for ms.',
    };
  const text = withUnit({ number, unit: isBare ? undefined : (wanted ?? unit), inWords });
  return { text: as === 'Words' ? text.charAt(0).toUpperCase() + text.slice(1) : text };
}
