import { parseArgs } from 'node:util';
import type { Port } from '../util/listen.js';

export const usage = `lectern — a static documentation engine

  lectern build [siteDir]   builds the site into siteDir/build
  lectern dev   [siteDir]   serves the site from its sources and shows every edit
  lectern serve [siteDir]   serves what was built
  lectern check [siteDir]   finds every error and builds nothing
  lectern init  [siteDir]   writes a small new site

  --out DIR     folder of the built site (default: siteDir/build)
  --force       builds into a folder too that no build of this site made; what no build made stays there
  --base PATH   base path, instead of that of the configuration
  --port N      port of dev and serve (default: PORT, else 3000, or the next that is free)
  --host ADDR   address on which dev and serve listen (default: localhost; 0.0.0.0: the whole network)
  --profile     says how long each step of a build took
  --no-cache    uses nothing that earlier builds have left
  --json        results for machines
  --version     of this engine
  --help        this text`;

const options = {
  out: { type: 'string' },
  force: { type: 'boolean' },
  base: { type: 'string' },
  port: { type: 'string' },
  host: { type: 'string' },
  json: { type: 'boolean' },
  profile: { type: 'boolean' },
  'no-cache': { type: 'boolean' },
  version: { type: 'boolean', short: 'v' },
  help: { type: 'boolean', short: 'h' },
} as const;

const servers: readonly string[] = ['dev', 'serve'];
const standard: Port = { number: 3000, orNext: true };

type Parsed = ReturnType<typeof parseArgs<{ options: typeof options; allowPositionals: true }>>;

/** What a command line asks for, or what is wrong with it, in one sentence. */
export type Arguments = (Parsed & { port: Port; mistake?: undefined }) | { mistake: string };

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
    // Node goes on with advice that fits no option of ours.
    return { mistake: `${error.message.split('. ')[0]}.`.replace(/\.\.$/, '.') };
  }
  if (parsed.values.out?.trim() === '') return { mistake: '--out is empty; a folder was expected.' };
  // The variable may be there for a program of another kind: it concerns those alone that listen.
  if (!servers.includes(parsed.positionals[0] ?? '')) return { ...parsed, port: standard };
  const name = parsed.values.port === undefined ? 'PORT' : '--port';
  const text = parsed.values.port ?? env.PORT ?? '';
  if (text === '') return { ...parsed, port: standard };
  const number = Number(text);
  if (!/^\d+$/.test(text) || number > 65535)
    return { mistake: `${name} is "${text}"; a whole number from 0 to 65535 was expected.` };
  return { ...parsed, port: { number } };
}
