import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createRecorder } from './build/profile/recorder.js';
import { reporter, reportFailure } from './cli/report.js';

const usage = `lectern — a static documentation engine

  lectern build [siteDir]   builds the site into siteDir/build
  lectern dev   [siteDir]   serves the site from its sources and shows every edit
  lectern serve [siteDir]   serves what was built
  lectern check [siteDir]   finds every error and builds nothing
  lectern init  [siteDir]   writes a small new site

  --out DIR     folder of the built site (default: siteDir/build)
  --base PATH   base path, instead of that of the configuration
  --port N      port of dev and serve (default: PORT, else 3000)
  --profile     says how long each step of a build took
  --no-cache    uses nothing that earlier builds have left
  --json        results for machines
  --help        this text`;

/** Runs one command; gives the exit code, or nothing while a server goes on. */
export async function run(args: readonly string[]): Promise<number | undefined> {
  const { values, positionals } = parse(args);
  const [command = '', folder = '.'] = positionals;
  if (values.help || command === '') {
    console.log(usage);
    return values.help ? 0 : 1;
  }
  const siteDir = resolve(folder);
  const report = reporter({ json: values.json ?? false });
  const outDir = resolve(values.out ?? `${siteDir}/build`);
  const port = Number(values.port ?? process.env.PORT ?? 3000);
  try {
    switch (command) {
      case 'build':
      case 'check': {
        const { buildSite } = await import('./build/build.js');
        const recorder = createRecorder();
        const started = performance.now();
        const result = await buildSite({
          siteDir,
          outDir,
          base: values.base,
          checkOnly: command === 'check',
          noCache: values['no-cache'],
          onStep: report.step,
          recorder,
        });
        const ended = performance.now();
        const profile = {
          steps: [{ step: 'start', milliseconds: started }, ...recorder.steps()],
          milliseconds: ended,
          peakMemory: process.resourceUsage().maxRSS * 1024,
        };
        report.done({
          command,
          ...result,
          milliseconds: Math.round(ended - started),
          ...(values.profile ? { profile } : {}),
        });
        return 0;
      }
      case 'init': {
        const { initSite } = await import('./cli/init.js');
        report.created({ siteDir: folder, files: await initSite({ siteDir }) });
        return 0;
      }
      case 'serve': {
        const { serveSite } = await import('./serve/serve.js');
        const { openWorkspace } = await import('./build/project.js');
        const { config } = await openWorkspace({ siteDir, base: values.base, mode: 'production' });
        const { url } = await serveSite({ outDir, base: config.baseUrl, port });
        report.serving(url);
        return undefined;
      }
      case 'dev': {
        const { startDevServer } = await import('./dev/server.js');
        const { url } = await startDevServer({ siteDir, base: values.base, port });
        report.serving(url);
        return undefined;
      }
      default:
        console.error(`There is no command "${command}".\n\n${usage}`);
        return 1;
    }
  } catch (error) {
    reportFailure({ error, json: values.json ?? false });
    return 1;
  }
}

function parse(args: readonly string[]) {
  return parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      out: { type: 'string' },
      base: { type: 'string' },
      port: { type: 'string' },
      json: { type: 'boolean' },
      profile: { type: 'boolean' },
      'no-cache': { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  });
}
