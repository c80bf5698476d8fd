import type { Diagnostic, FenceUse } from 'lectern/plugin';
import { didYouMean } from 'lectern/plugin';

export type FenceProblem = Pick<Diagnostic, 'code' | 'message' | 'hint'>;

const knownOptions: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'class-diagram': {
    source: 'the ID of a typedoc plug-in',
    title: 'words',
    members: '"true" or "false"',
    direction: '"TB", "BT", "LR", or "RL"',
  },
  'sequence-diagram': {
    source: 'the ID of a typedoc plug-in',
    title: 'words',
    recording: 'the name of a recording',
  },
};

const allowedValues: Readonly<Record<string, readonly string[]>> = {
  members: ['true', 'false'],
  direction: ['TB', 'BT', 'LR', 'RL'],
};

export function textOption({ options }: Pick<FenceUse, 'options'>, name: string): string | undefined {
  const value = options[name];
  return typeof value === 'string' ? value : undefined;
}

export function checkOptions({
  language,
  options,
  title,
}: Pick<FenceUse, 'language' | 'options' | 'title'>): FenceProblem[] {
  const known = knownOptions[language] ?? {};
  const hint = `Known keys: ${Object.keys(known).join(', ')}.`;
  const written = title === undefined ? options : { ...options, title };
  return Object.entries(written).flatMap(([key, value]): FenceProblem[] => {
    const expected = Object.hasOwn(known, key) ? known[key] : undefined;
    if (expected === undefined) {
      const near = didYouMean({ found: key, known: Object.keys(known) });
      return [
        {
          code: 'diagram-option',
          message: `A ${language} block does not accept the key "${key}".${near}`,
          hint,
        },
      ];
    }
    const isAllowed = value !== true && value !== '' && (allowedValues[key]?.includes(value) ?? true);
    if (isAllowed) return [];
    const found = value === true ? 'nothing' : `"${value}"`;
    return [{ code: 'diagram-option', message: `${key}: found ${found}, expected ${expected}.` }];
  });
}
