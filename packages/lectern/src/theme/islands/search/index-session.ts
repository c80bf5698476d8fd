import type { SearchManifest } from '../../../build/search/index.js';
import type { SearchEngine, SearchInput, SearchResults } from './engine.js';
import { fetchManifest, loadEngine } from './engine.js';

export interface IndexSession {
  /** On a new visit, first checks for a newer index. */
  open(input: { isNewVisit: boolean }): Promise<SearchManifest>;
  engine(): Promise<SearchEngine>;
  /**
   * If a deployment has removed a part of the index, searches the new index instead.
   * @throws if a part of the index failed to load and there is no newer index.
   */
  search(
    input: (opened: { manifest: SearchManifest }) => SearchInput,
  ): Promise<{ manifest: SearchManifest; results: SearchResults }>;
}

interface Opened {
  manifest: SearchManifest;
  engine: Promise<SearchEngine>;
}

interface Options {
  language: () => string;
  loadModule: (address: string) => Promise<unknown>;
  parts?: { fetchManifest: typeof fetchManifest; loadEngine: typeof loadEngine };
}

export function createIndexSession({
  language,
  loadModule,
  parts = { fetchManifest, loadEngine },
}: Options): IndexSession {
  let opening: Promise<Opened> | undefined;

  const load = (manifest: SearchManifest): Opened => {
    const engine = parts.loadEngine({ manifest, language: language(), loadModule });
    // The caller gets this error. The next search loads the engine again.
    engine.catch(() => {
      opening = undefined;
    });
    return { manifest, engine };
  };
  const opened = (): Promise<Opened> => {
    opening ??= parts.fetchManifest().then(load);
    opening.catch(() => {
      opening = undefined;
    });
    return opening;
  };
  const renew = async ({ manifest: before }: Opened): Promise<boolean> => {
    const manifest = await parts.fetchManifest();
    if (JSON.stringify(manifest) === JSON.stringify(before)) return false;
    opening = Promise.resolve(load(manifest));
    return true;
  };
  const searchIn = async (
    { manifest, engine }: Opened,
    input: Parameters<IndexSession['search']>[0],
  ): Promise<{ manifest: SearchManifest; results: SearchResults }> => ({
    manifest,
    results: await (await engine).search(input({ manifest })),
  });

  return {
    async open({ isNewVisit }) {
      const known = opening;
      const current = await opened();
      // Without a network, the current index stays in use.
      if (isNewVisit && known !== undefined) await renew(current).catch(() => undefined);
      return (await opened()).manifest;
    },
    async engine() {
      return (await opened()).engine;
    },
    async search(input) {
      const current = await opened();
      try {
        return await searchIn(current, input);
      } catch (error) {
        const isRenewed = await renew(current).catch(() => false);
        if (isRenewed) return searchIn(await opened(), input);
        // A cached part may have caused the error, so the next search loads everything again.
        opening = undefined;
        throw error;
      }
    },
  };
}
