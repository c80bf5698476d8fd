import { bazelStorage } from '../cache/shared/bazel.js';
import { folderStorage } from '../cache/shared/folder.js';
import { sender } from '../cache/shared/http.js';
import { sha256 } from '../cache/shared/pack.js';
import type { SharedCache } from '../cache/shared/shared-cache.js';
import { nothingShared, openSharedCache } from '../cache/shared/shared-cache.js';
import type { Storage } from '../cache/shared/storage.js';
import { turborepoStorage } from '../cache/shared/turborepo.js';
import type { RemoteCacheConfig } from '../config/schema/cache.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { problem } from '../diagnostics/diagnostic.js';

export interface Sharing {
  remote?: RemoteCacheConfig | undefined;
  shards?: readonly string[] | undefined;
  /** Absolute path of a folder for the results of this build. If set, it is used instead of a remote cache. */
  shard?: string | undefined;
}

interface Options extends Sharing {
  version: string;
  site: { url: string; baseUrl: string };
  env: Readonly<Record<string, string | undefined>>;
}

/** Maximum size of an index, in bytes. This is enough for a site with a million pages. */
const indexLimit = 1 << 27;
/**
 * How the allowed overhead of a remote cache is divided between waiting for results that turn out not to exist and
 * storing new results.
 */
const [shareOfWaiting, shareOfStoring] = [0.4, 0.6];

export function openSharing({
  remote: configured,
  shards = [],
  shard,
  version,
  site,
  env,
}: Options): SharedCache {
  const signatureKey = variable({ env, name: configured?.signatureKey });
  // If the variable with the signature key isn't set, don't use the remote cache, because its results couldn't be
  // verified.
  const lacksKey = configured?.signatureKey !== undefined && signatureKey === undefined;
  const remote = lacksKey ? undefined : configured;
  const warnings = lacksKey ? [keyMissing(configured.signatureKey ?? '')] : [];
  if (remote === undefined && shards.length === 0 && shard === undefined)
    return { ...nothingShared, warnings };
  // The cache name includes the platform, because native programs may produce different bytes on another platform.
  const name = sha256(JSON.stringify([version, process.platform, process.arch, site.url, site.baseUrl]));
  const storage = remote === undefined ? undefined : remoteStorage({ remote, env });
  const { maxOverhead = 0, readOnly = true } = remote ?? {};
  const uploadTime = (earned: number): number => maxOverhead * shareOfStoring * (performance.now() + earned);
  const remoteSink = storage === undefined || readOnly ? undefined : { storage, uploadTime };
  return openSharedCache({
    name,
    key: signatureKey,
    warnings,
    sources: [
      ...shards.map((dir) => ({ storage: folderStorage({ dir }), patience: Number.POSITIVE_INFINITY })),
      ...(storage === undefined ? [] : [{ storage, patience: maxOverhead * shareOfWaiting }]),
    ],
    sink:
      shard === undefined
        ? remoteSink
        : { storage: folderStorage({ dir: shard }), uploadTime: () => Number.POSITIVE_INFINITY },
  });
}

function remoteStorage({
  remote: { url, protocol, timeout, teamId, slug, ...remote },
  env,
}: Pick<Options, 'env'> & { remote: RemoteCacheConfig }): Storage {
  const token = variable({ env, name: remote.token });
  const options = { url, token, indexLimit, send: sender({ timeout }) };
  if (protocol === 'bazel') return bazelStorage(options);
  const signatureKey = variable({ env, name: remote.signatureKey });
  return turborepoStorage({ ...options, team: { teamId, slug }, signatureKey });
}

function variable({ env, name }: Pick<Options, 'env'> & { name: string | undefined }): string | undefined {
  const value = name === undefined ? undefined : env[name]?.trim();
  return value === '' ? undefined : value;
}

function keyMissing(name: string): Diagnostic {
  return problem({
    code: 'remote-cache-unsigned',
    severity: 'warning',
    message: `The environment variable ${name}, which cache.remote.signatureKey names, is not set. The build continued without the remote cache.`,
    hint: 'Set the variable to the secret that all machines share, or remove `signatureKey`.',
  });
}
