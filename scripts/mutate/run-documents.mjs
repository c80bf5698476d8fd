import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { mutate } from './apply.mjs';
import { checkerOf, copyRepository } from './copy-repository.mjs';

/**
 * An error in one step of the check can prevent later steps, so detected mutations are reverted, and the others are
 * checked again until no more are detected.
 */
export function runDocuments({ root, mutations }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'mutate-'));
  try {
    copyRepository({ root, folder });
    const check = checkerOf({ root, folder });
    let unseen = mutations;
    const seen = new Map();
    for (;;) {
      restore({ root, folder, mutations });
      const locations = apply({ root, folder, mutations: unseen });
      const found = check();
      const now = unseen.filter((one) => {
        const { file, line, height } = locations.get(one);
        const hit = found.find((it) => it.file === file && it.line >= line && it.line < line + height);
        if (hit) seen.set(one, `[${hit.code}] ${hit.message}`);
        return hit !== undefined;
      });
      unseen = unseen.filter((one) => !now.includes(one));
      if (now.length === 0 || unseen.length === 0) break;
    }
    // A mutation may be reported at another location. For example, a missing heading is reported at a link to it.
    for (const [one, seenBy] of seenElsewhere({ root, folder, check, mutations, group: unseen }))
      seen.set(one, seenBy);
    return mutations.map((one) => ({ ...one, seenBy: seen.get(one) }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function seenElsewhere({ root, folder, check, mutations, group }) {
  if (group.length === 0) return [];
  restore({ root, folder, mutations });
  apply({ root, folder, mutations: group });
  const [found] = check();
  if (found === undefined) return [];
  if (group.length === 1) return [[group[0], `[${found.code}] ${found.file}: ${found.message}`]];
  const middle = Math.ceil(group.length / 2);
  return [group.slice(0, middle), group.slice(middle)].flatMap((half) =>
    seenElsewhere({ root, folder, check, mutations, group: half }),
  );
}

/**
 * No mutation changes the number of lines in a file, so a mutation has the same line in the original and in the copy.
 */
function apply({ root, folder, mutations }) {
  const texts = new Map();
  const locations = mutations.map((one) => {
    const original = readFileSync(path.join(root, 'site', one.file), 'utf8');
    const { line } = mutate({ ...one, text: original });
    texts.set(one.file, mutate({ ...one, text: texts.get(one.file) ?? original }).text);
    return [one, { file: one.file, line, height: one.to.split('\n').length }];
  });
  for (const [file, text] of texts) writeFileSync(path.join(folder, 'site', file), text);
  return new Map(locations);
}

function restore({ root, folder, mutations }) {
  for (const { file } of mutations) cpSync(path.join(root, 'site', file), path.join(folder, 'site', file));
}
