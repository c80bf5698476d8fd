import type { LinkTarget } from 'lectern/plugin';
import { nearest } from 'lectern/plugin';
import { commandProblems } from '../fences/shell.js';
import type { CommandFacts } from '../fences/shell-words.js';
import type { RepositoryFiles } from '../files.js';
import { callProblem } from './check-call.js';
import type { NameIndex } from './name-index.js';
import { slips } from './name-index.js';
import type { SpanForm } from './read-span.js';
import { readSpan } from './read-span.js';

export interface NameProblem {
  code: 'unknown-name' | 'unknown-path' | 'unknown-command' | 'wrong-signature';
  message: string;
  hint: string;
}

export interface SpanResult {
  isName: boolean;
  target?: LinkTarget | undefined;
  problem?: NameProblem | undefined;
}

export interface SpanContext {
  index: NameIndex;
  files: RepositoryFiles;
  facts: CommandFacts;
  local: ReadonlySet<string>;
  isStrict: boolean;
}

const optOut = "If the code isn't a name, write :literal[`…`] around it.";

export function checkSpan({ text, context }: { text: string; context: SpanContext }): SpanResult {
  const { index, files, facts } = context;
  const form = readSpan({ text, programs: facts.programs });
  switch (form.kind) {
    case 'other':
      return { isName: false };
    case 'command': {
      const [message] = commandProblems({ text: form.text, facts, files });
      return {
        isName: true,
        problem: message && {
          code: 'unknown-command',
          message: message.message,
          hint: `Correct the command. ${optOut}`,
        },
      };
    }
    case 'option':
      return checkOption({ name: form.name, text, context });
    case 'path': {
      const [top = ''] = form.path.split('/');
      if (files.paths.has(form.path) || index.isKnown(form.path)) return { isName: true };
      if (files.top.has(top)) return { isName: true, problem: unknownPath({ path: form.path, files }) };
      // The path may be in the reader's own project, so it is reported only if it is similar to a path in the
      // repository.
      const near = nearFile({ name: form.path, files: { ...files, names: files.paths }, limit: 2 });
      return near === undefined || context.local.has(form.path)
        ? { isName: false }
        : { isName: true, problem: unknownPath({ path: form.path, files }) };
    }
    case 'file': {
      const { name } = form;
      if (files.names.has(name) || context.local.has(name) || index.isKnown(name)) return { isName: true };
      return { isName: true, problem: unknown({ name, near: nearFile({ name, files }), context }) };
    }
    case 'package': {
      const { name } = form;
      if (index.isKnown(name) || context.local.has(name)) return { isName: true };
      return {
        isName: true,
        problem: unknown({ name, near: index.nearestTo({ name, isStrict: context.isStrict }), context }),
      };
    }
    case 'name':
      return withSignature({
        form,
        result: checkName({ name: form.name, isCall: form.isCall, context }),
        context,
      });
  }
}

/** A method that is called on a variable, such as `lamp.on()`, is looked up by the method's name alone. */
function withSignature({
  form: { name, args },
  result,
  context: { index, isStrict },
}: {
  form: Extract<SpanForm, { kind: 'name' }>;
  result: SpanResult;
  context: SpanContext;
}): SpanResult {
  if (result.problem !== undefined || args === undefined || !isStrict) return result;
  const own = index.signaturesOf(name);
  const signatures = own.length > 0 ? own : index.signaturesOf(name.split('.').at(-1) ?? name);
  const message = callProblem({ name, args, signatures });
  return message === undefined
    ? result
    : { ...result, problem: { code: 'wrong-signature', message, hint: `Correct the call. ${optOut}` } };
}

function checkOption({
  name,
  text,
  context,
}: {
  name: string;
  text: string;
  context: SpanContext;
}): SpanResult {
  const { index, facts, local } = context;
  if (facts.options.has(name) || local.has(name) || index.isKnown(name))
    return {
      isName: true,
      target: index.targetOf(text) ?? index.targetOf(name) ?? facts.optionTargets.get(name),
    };
  const near = [...facts.options].find((option) => option.startsWith(name) || name.startsWith(option));
  return {
    isName: true,
    problem: unknown({ name, near: near ?? index.nearestTo({ name, isStrict: context.isStrict }), context }),
  };
}

function checkName({
  name,
  isCall,
  context,
}: {
  name: string;
  isCall: boolean;
  context: SpanContext;
}): SpanResult {
  const { index, local } = context;
  const [owner = '', ...rest] = name.split('.');
  const member = rest.join('.');
  const target = isCall || mayBeLinked(name) ? index.targetOf(name) : undefined;
  if (member !== '' && index.isOwner(owner)) {
    if (index.hasMember({ owner, member }) || index.isKnown(name)) return { isName: true, target };
    return { isName: true, problem: noMember({ owner, member, index }) };
  }
  if (index.isKnown(name) || local.has(name) || context.files.top.has(name)) {
    return {
      isName: true,
      target,
      problem: local.has(name) ? undefined : hiddenName({ name, isCall, context }),
    };
  }
  const parts = name.split('.');
  const wrong = parts.find((part) => !index.isKnown(part) && !local.has(part));
  if (wrong === undefined && parts.length > 1) return { isName: true, target };
  const { isStrict } = context;
  const near =
    index.nearestTo({ name, isStrict }) ??
    (wrong === undefined ? undefined : index.nearestTo({ name: wrong, isStrict }));
  return { isName: true, problem: unknown({ name, near, context }) };
}

function hiddenName({
  name,
  isCall,
  context,
}: {
  name: string;
  isCall: boolean;
  context: SpanContext;
}): NameProblem | undefined {
  const { index, isStrict } = context;
  if (!isStrict) return undefined;
  const near = index.otherCaseOf(name);
  if (near !== undefined) return unknown({ name, near, context });
  return isCall && !index.isDefined(name) ? notDocumented({ name, index }) : undefined;
}

/** A plain word such as `start` or `name` has too many meanings to be linked. */
function mayBeLinked(name: string): boolean {
  return /[a-z][A-Z]|^[A-Z][a-z]|\.|_/.test(name);
}

function unknown({
  name,
  near,
  context: { index, isStrict },
}: {
  name: string;
  near: string | undefined;
  context: SpanContext;
}): NameProblem | undefined {
  if (near !== undefined) {
    const [place] = index.targetsOf(near);
    const at =
      place === undefined ? '' : ` (${place.route}${place.anchor === undefined ? '' : `#${place.anchor}`})`;
    return {
      code: 'unknown-name',
      message: `"${name}" does not exist. Did you mean "${near}"${at}?`,
      hint: `Correct the name. ${optOut}`,
    };
  }
  if (!isStrict) return undefined;
  return {
    code: 'unknown-name',
    message: `"${name}" is unknown: it is not the name of a documented package, key, script, option, or file, or of anything in the code.`,
    hint: `Correct the name, or add it to \`names.known\` in the options of the plug-in "checks", in a group that says where it is defined. ${optOut}`,
  };
}

function notDocumented({ name, index }: { name: string; index: NameIndex }): NameProblem {
  const near = index.nearestTo({ name, isStrict: false });
  return {
    code: 'unknown-name',
    message: `"${name}()" isn't documented: the code uses this name only internally.${near === undefined ? '' : ` Did you mean "${near}"?`}`,
    hint: `Use a documented name, or add this one to \`names.known\` in the options of the plug-in "checks", in a group that says where it is defined. ${optOut}`,
  };
}

function noMember({
  owner,
  member,
  index,
}: {
  owner: string;
  member: string;
  index: NameIndex;
}): NameProblem {
  const members = index.membersOf(owner);
  const near = members.find((name) => name.toLowerCase() === member.toLowerCase());
  return {
    code: 'unknown-name',
    message: `${owner} has no member "${member}".${near === undefined ? '' : ` Did you mean "${near}"?`}`,
    hint: `Correct the name. Members of ${owner}: ${members.join(', ')}. ${optOut}`,
  };
}

function unknownPath({ path, files }: { path: string; files: RepositoryFiles }): NameProblem {
  const limit = Math.max(2, slips(path));
  const last = path.split('/').at(-1) ?? '';
  const near = [...files.paths].find(
    (other) => other.endsWith(`/${last}`) && other.split('/')[0] === path.split('/')[0],
  );
  const beside = near ?? nearFile({ name: path, files: { ...files, names: files.paths }, limit });
  return {
    code: 'unknown-path',
    message: `There is no file or folder "${path}" in the repository.${beside === undefined ? '' : ` Did you mean "${beside}"?`}`,
    hint: `Correct the path. ${optOut}`,
  };
}

function nearFile({
  name,
  files,
  limit = slips(name),
}: {
  name: string;
  files: RepositoryFiles;
  limit?: number;
}): string | undefined {
  if (limit === 0) return undefined;
  const endingOf = (path: string): string => /\.[\w-]+$/.exec(path)?.[0] ?? '';
  const known = [...files.names].filter((other) => endingOf(other) === endingOf(name));
  return nearest({ found: name, known, limit });
}
