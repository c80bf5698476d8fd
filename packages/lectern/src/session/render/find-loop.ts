import type { Profiler } from 'node:inspector';
import { Session } from 'node:inspector';
import { fileURLToPath } from 'node:url';
import { createTimeLimit } from '../../util/time-limit.js';

/** In seconds, which is enough for a hundred samples. */
const seconds = 0.5;

/**
 * V8 provides no stack trace when it aborts code, so the code runs again for half a second with a profiler. Returns an
 * error with the most frequent stack, whose top frame is in the loop.
 */
export function findLoop(run: () => unknown): Error | undefined {
  const session = new Session();
  try {
    session.connect();
    session.post('Profiler.enable');
    session.post('Profiler.setSamplingInterval', { interval: 5000 });
    session.post('Profiler.start');
    try {
      createTimeLimit({ seconds })(run);
      // The code finished this time, so there is no stack to return.
      return undefined;
    } catch {
      return asError(stopped(session));
    }
  } catch {
    // If the inspector isn't available, the location stays unknown.
    return undefined;
  } finally {
    session.disconnect();
  }
}

/** The session is connected to its own thread, so the callback has run when `post` returns. */
function stopped(session: Session): Profiler.Profile | undefined {
  let profile: Profiler.Profile | undefined;
  session.post('Profiler.stop', (_, result) => {
    profile = result?.profile;
  });
  return profile;
}

function asError(profile: Profiler.Profile | undefined): Error | undefined {
  const nodes = profile?.nodes ?? [];
  const parents = new Map(
    nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id] as const)),
  );
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const busiest = nodes
    .filter(({ callFrame, hitCount = 0 }) => hitCount > 0 && !isInternal(callFrame.url))
    .sort((a, b) => (b.hitCount ?? 0) - (a.hitCount ?? 0))[0];
  if (busiest === undefined) return undefined;
  const frames: string[] = [];
  for (let node: Profiler.ProfileNode | undefined = busiest; node !== undefined; ) {
    frames.push(frameText({ node, isTop: node === busiest }));
    const parent = parents.get(node.id);
    node = parent === undefined ? undefined : byId.get(parent);
  }
  const error = new Error('The code did not finish.');
  error.stack = ['Error: The code did not finish.', ...frames].join('\n');
  return error;
}

/** Returns whether a frame belongs to Node or to the script that `createTimeLimit` runs. */
function isInternal(url: string): boolean {
  return url === '' || url.startsWith('node:') || url.startsWith('evalmachine.');
}

/** In a profile, the line numbers of samples are 1-based, but function line numbers are 0-based. */
function frameText({ node, isTop }: { node: Profiler.ProfileNode; isTop: boolean }): string {
  const { functionName, url, lineNumber, columnNumber } = node.callFrame;
  const file = url.startsWith('file:') ? fileURLToPath(url) : url;
  const [hot] = [...(node.positionTicks ?? [])].sort((a, b) => b.ticks - a.ticks);
  const isSameLine = !isTop || hot === undefined || hot.line === lineNumber + 1;
  const location = isSameLine ? `${lineNumber + 1}:${columnNumber + 1}` : `${hot.line}:1`;
  return `    at ${functionName === '' ? '<anonymous>' : functionName} (${file}:${location})`;
}
