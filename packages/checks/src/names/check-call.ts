import type { SymbolSignature } from 'lectern/plugin';
import { counted } from 'lectern/plugin';

export function callProblem({
  name,
  args: text,
  signatures,
}: {
  name: string;
  args: string;
  signatures: readonly SymbolSignature[];
}): string | undefined {
  const args = splitArguments(text);
  // In prose, `add()` refers to the function, whatever its parameters. An ellipsis stands for any arguments.
  if (args.length === 0 || signatures.length === 0 || /…|\.\.\./.test(text)) return undefined;
  const problems = signatures.map(({ parameters }) => argumentProblem({ args, parameters }));
  if (problems.includes(undefined)) return undefined;
  const [wrong] = problems;
  const known = signatures.map(
    ({ parameters }) => `${name}(${parameters.map((one) => one.name).join(', ')})`,
  );
  return `${wrong} The ${known.length === 1 ? 'signature is' : 'signatures are'} ${known.join(' and ')}.`;
}

function argumentProblem({
  args,
  parameters,
}: {
  args: readonly string[];
  parameters: SymbolSignature['parameters'];
}): string | undefined {
  const hasRest = parameters.some((parameter) => parameter.name.startsWith('...'));
  if (args.length > parameters.length && !hasRest)
    return `The call has ${counted(args.length, 'argument')}, but the function has ${counted(parameters.length, 'parameter')}.`;
  const required = parameters.filter((parameter) => !/^\.\.\.|\?$/.test(parameter.name)).length;
  if (args.length < required)
    return `The call has ${counted(args.length, 'argument')}, but ${required} ${required === 1 ? 'is' : 'are'} required.`;
  for (const [index, arg] of args.entries()) {
    const parameter = parameters[index];
    if (parameter === undefined) return undefined;
    const expected = parameter.name.replace(/^\.\.\.|\?$/g, '');
    const type = literalType(arg);
    if (type === undefined && /^[A-Za-z_$][\w$]*$/.test(arg) && arg !== expected)
      return `Argument ${index + 1} is "${arg}", but the parameter is named "${expected}".`;
    if (type !== undefined && plainTypes.includes(parameter.type) && type !== parameter.type)
      return `Argument ${index + 1} is a ${type}, but the parameter "${expected}" is a ${parameter.type}.`;
  }
  return undefined;
}

const plainTypes = ['string', 'number', 'boolean'];

function literalType(arg: string): string | undefined {
  if (/^(['"`]).*\1$/.test(arg)) return 'string';
  if (/^-?[\d_]+(?:\.\d+)?$/.test(arg)) return 'number';
  return /^(?:true|false)$/.test(arg) ? 'boolean' : undefined;
}

function splitArguments(text: string): string[] {
  const args = [''];
  let depth = 0;
  let quote = '';
  for (const letter of text) {
    if (quote === '' && letter === ',' && depth === 0) {
      args.push('');
      continue;
    }
    if (quote === letter) quote = '';
    else if (quote === '' && /['"`]/.test(letter)) quote = letter;
    else if (quote === '' && /[([{]/.test(letter)) depth += 1;
    else if (quote === '' && /[)\]}]/.test(letter)) depth -= 1;
    args[args.length - 1] += letter;
  }
  return args.map((arg) => arg.trim()).filter(Boolean);
}
