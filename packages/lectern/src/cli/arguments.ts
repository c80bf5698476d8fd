import { parseArgs } from 'node:util';
import { didYouMean } from '../diagnostics/nearest.js';
import type { Shard } from '../session/shard-name.js';
import { parseShard } from '../session/shard-name.js';
import type { Port } from '../util/listen.js';
import { commands } from './commands.js';

/** Options in the format of Node's `parseArgs`. `commandOptions` describes the same options for the help text. */
export const options = {
  out: { type: 'string' },
  force: { type: 'boolean' },
  base: { type: 'string' },
  port: { type: 'string' },
  host: { type: 'string' },
  json: { type: 'boolean' },
  profile: { type: 'boolean' },
  'no-cache': { type: 'boolean' },
  shard: { type: 'string' },
  update: { type: 'boolean' },
  claims: { type: 'boolean' },
  with: { type: 'string', multiple: true },
  plugin: { type: 'string' },
  version: { type: 'boolean', short: 'v' },
  help: { type: 'boolean', short: 'h' },
} as const;

const servers: readonly string[] = ['dev', 'serve'];
const standard: Port = { number: 3000, orNext: true };

type Parsed = ReturnType<typeof parseArgs<{ options: typeof options; allowPositionals: true }>>;

export type Arguments =
  | (Parsed & { port: Port; shard?: Shard | undefined; mistake?: undefined })
  | { mistake: string };

export function readArguments({
  args,
  env,
}: {
  args: readonly string[];
  env: { PORT?: string | undefined };
}): Arguments {
  let parsed: Parsed;
  try {
    parsed = parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return { mistake: unreadable(error.message) };
  }
  if (parsed.values.out?.trim() === '') return { mistake: '--out is empty. Expected a folder.' };
  if (parsed.values.host?.trim() === '')
    return { mistake: '--host is empty. Expected an address, such as 127.0.0.1.' };
  const mistake = misplacedOption(parsed) ?? exclusiveOptions(parsed) ?? extraArgument(parsed);
  if (mistake !== undefined) return { mistake };
  if (parsed.values.shard !== undefined) {
    const shard = parseShard(parsed.values.shard);
    if (shard === undefined)
      return {
        mistake: `--shard is "${parsed.values.shard}". Expected the number of a shard and the total number of shards, such as 2/8.`,
      };
    return { ...parsed, shard, port: standard };
  }
  // Commands that don't start a server ignore `PORT`, because it may be set for another program.
  if (!servers.includes(parsed.positionals[0] ?? '')) return { ...parsed, port: standard };
  const name = parsed.values.port === undefined ? 'PORT' : '--port';
  const text = parsed.values.port ?? env.PORT ?? '';
  if (text === '') return { ...parsed, port: standard };
  const number = Number(text);
  if (!/^\d+$/.test(text) || number > 65535)
    return { mistake: `${name} is "${text}". Expected a whole number from 0 to 65535.` };
  return { ...parsed, port: { number } };
}

/** The advice in the messages of Node's parser doesn't apply to our options. */
function unreadable(message: string): string {
  const unknown = /^Unknown option '(.+?)'/.exec(message)?.[1];
  if (unknown !== undefined) {
    const known = Object.keys(options).map((name) => `--${name}`);
    return `There is no option "${unknown}".${didYouMean({ found: unknown, known })}`;
  }
  const name = /^Option '[^']*?(--[\w-]+)/.exec(message)?.[1];
  if (name === undefined) return message;
  return /does not take an argument/.test(message)
    ? `${name} does not accept a value.`
    : `${name} needs a value: write ${name}=VALUE.`;
}

/**
 * If the command can't produce the output that an option requests, the option is an error. Options that merely have no
 * effect are accepted, so scripts can pass the same options to every command.
 */
function misplacedOption({ values, positionals: [command] }: Parsed): string | undefined {
  const ofCheck = (['update', 'claims'] as const).find((option) => values[option] !== undefined);
  if (ofCheck !== undefined && command !== 'check' && command !== undefined)
    return `--${ofCheck} is an option of "lectern check", not of "lectern ${command}".`;
  if (values.shard !== undefined && command !== 'build' && command !== undefined)
    return `--shard is an option of "lectern build", not of "lectern ${command}".`;
  const name = (['with', 'plugin'] as const).find((option) => values[option] !== undefined);
  return name === undefined || command === 'init' || command === undefined
    ? undefined
    : `--${name} is an option of "lectern init", not of "lectern ${command}".`;
}

function extraArgument({ positionals: [command, ...rest] }: Parsed): string | undefined {
  const most = command === 'explain' ? 2 : 1;
  const extra = rest[most];
  if (extra === undefined || !commands.some(({ name }) => name === command)) return undefined;
  const expected = most === 1 ? 'one argument' : 'two arguments';
  return `"lectern ${command}" accepts ${expected}. Remove "${extra}", or put a path with spaces in quotes.`;
}

function exclusiveOptions({ values }: Parsed): string | undefined {
  return values.with === undefined || values.plugin === undefined
    ? undefined
    : 'Use either --with, which adds plug-ins to a new site, or --plugin, which creates a plug-in.';
}
