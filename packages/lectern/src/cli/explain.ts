import { LecternError, problem } from '../diagnostics/diagnostic.js';
import { coreExplanations, explanationUrl } from '../diagnostics/explanations/index.js';
import type { Explanations } from '../diagnostics/explanations/types.js';
import { didYouMean } from '../diagnostics/nearest.js';

/** @throws LecternError if the code belongs neither to Lectern nor to any of the site's plug-ins. */
export async function explain({
  code,
  siteDir,
  json = false,
}: {
  code: string | undefined;
  siteDir: string;
  json?: boolean | undefined;
}): Promise<string> {
  const known =
    code !== undefined && Object.hasOwn(coreExplanations, code) ? coreExplanations : await all(siteDir);
  const found = code !== undefined && Object.hasOwn(known, code) ? known[code] : undefined;
  if (code === undefined || found === undefined) throw new LecternError([unknownCode({ code, known })]);
  const url = explanationUrl(code);
  if (json) return JSON.stringify({ ok: true, code, ...found, url });
  return [
    `${code}`,
    '',
    `  ${found.meaning}`,
    '',
    `  Fix: ${found.fix}`,
    ...(url ? ['', `  ${url}`] : []),
  ].join('\n');
}

/**
 * If the site can't be read, only Lectern's codes are returned, so the user can still look up the error that prevents
 * reading the site.
 */
async function all(siteDir: string): Promise<Explanations> {
  const { openWorkspace } = await import('../session/workspace.js');
  const workspace = await openWorkspace({ siteDir, mode: 'production' }).catch((error: unknown) => {
    if (error instanceof LecternError) return undefined;
    throw error;
  });
  const plugins = workspace?.config.plugins ?? [];
  return Object.assign({}, coreExplanations, ...plugins.map((plugin) => plugin.explanations ?? {}));
}

function unknownCode({ code, known }: { code: string | undefined; known: Explanations }) {
  return problem({
    code: 'unknown-code',
    message:
      code === undefined
        ? '"lectern explain" needs the code of an error or a warning.'
        : `No error or warning has the code "${code}".${didYouMean({ found: code, known: Object.keys(known) })}`,
    hint: "Pass a code that a message shows in brackets, e.g. lectern explain broken-link. For a plug-in's code, add the folder of a site that uses the plug-in.",
  });
}
