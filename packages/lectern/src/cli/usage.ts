import type { Command, CommandOption } from './commands.js';
import { commandOptions, commands } from './commands.js';

export function usage(name?: string): string {
  const command = commands.find((candidate) => candidate.name === name);
  return command === undefined ? usageOfAll() : usageOf(command);
}

function optionsOf(name: string): CommandOption[] {
  return commandOptions.filter(
    (option: CommandOption) =>
      option.commands === undefined || option.commands.some((known) => known === name),
  );
}

/** Formats an option, such as `-h, --help` or `--port N`. */
export function optionSyntax({ name, short, value }: CommandOption): string {
  return `${short === undefined ? '' : `-${short}, `}--${name}${value === undefined ? '' : ` ${value}`}`;
}

function usageOfAll(): string {
  return [
    'lectern, a static documentation engine',
    '',
    'Usage: lectern <command> [folder] [options]',
    '',
    'Commands:',
    ...columns(commands.map((command) => [`${command.name} ${command.argument}`, command.summary])),
    '',
    'Options:',
    ...optionLines(commandOptions),
    '',
    'Run "lectern <command> --help" for the options of one command.',
  ].join('\n');
}

function usageOf({ name, argument, summary, details }: Command): string {
  return [
    `${summary}.`,
    '',
    `Usage: lectern ${name} ${argument} [options]`,
    '',
    ...details.split(/(?<=\.) /),
    '',
    'Options:',
    ...optionLines(optionsOf(name)),
  ].join('\n');
}

function optionLines(options: readonly CommandOption[]): string[] {
  return columns(
    options.map((option) => {
      const { description, default: fallback } = option;
      return [
        optionSyntax(option),
        fallback === undefined ? description : `${description} Default: ${fallback}.`,
      ];
    }),
  );
}

function columns(rows: readonly (readonly [string, string])[] | readonly string[][]): string[] {
  const width = Math.max(...rows.map(([first = '']) => first.length));
  return rows.map(([first = '', second = '']) => `  ${first.padEnd(width)}  ${second}`);
}
