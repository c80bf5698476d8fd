import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Problem } from '../problem.mjs';
import { mutate } from './apply.mjs';
import { checkerOf, copyRepository } from './copy-repository.mjs';
import { runSamples, samplesIn } from './run-samples.mjs';

const SOURCES = 'packages/aac-voice-api/src';

/**
 * Runs only the checks of `lectern check site`, and no unit tests.
 *
 * Checking the whole site takes about 15 s of processor time, so the samples run first. Mutations that no sample
 * detects are checked in groups, and a group with an error is halved until a single mutation is left.
 */
export async function runBehavior({ root, mutations }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'mutate-'));
  try {
    copyRepository({ root, folder });
    const check = checkerOf({ root, folder });
    const bySamples = await seenBySamples({ root, folder, mutations });
    const unseen = mutations.filter((one) => !bySamples.has(one));
    const byCheck = new Map(
      withoutOverlap(unseen).flatMap((group) => seenByCheck({ root, folder, check, group })),
    );
    return mutations.map((one) => ({ ...one, seenBy: bySamples.get(one) ?? byCheck.get(one) }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function seenBySamples({ root, folder, mutations }) {
  const samples = samplesIn(folder);
  const control = await runSamples({ folder, samples });
  const broken = [...control].find(([, output]) => output.startsWith('failed: '));
  if (broken) throw new Problem(`Without a mutation, the sample ${broken[0]} ${broken[1]}`);
  const seen = new Map();
  // The sample that detected the last mutation comes first, because it is likely to detect the next one, too.
  let order = samples;
  for (const mutation of mutations) {
    apply({ root, folder, group: [mutation] });
    await runSamples({
      folder,
      samples: order,
      until: ({ name, output }) => {
        if (output === control.get(name)) return false;
        order = [...order].sort((a, b) => Number(b.name === name) - Number(a.name === name));
        seen.set(mutation, `sample ${name}`);
        return true;
      },
    });
    restore({ root, folder, group: [mutation] });
  }
  return seen;
}

/** Mutations that change the same text can't be applied together. */
function withoutOverlap(mutations) {
  const groups = [];
  for (const mutation of mutations) {
    const group = groups.find((some) => some.every((one) => !overlap(one, mutation)));
    if (group) group.push(mutation);
    else groups.push([mutation]);
  }
  return groups;
}

function overlap(one, other) {
  return one.file === other.file && (one.from.includes(other.from) || other.from.includes(one.from));
}

function seenByCheck({ root, folder, check, group }) {
  apply({ root, folder, group });
  const [found] = check();
  restore({ root, folder, group });
  if (found === undefined) return [];
  if (group.length === 1) return [[group[0], `[${found.code}] ${found.message}`]];
  const middle = Math.ceil(group.length / 2);
  return [group.slice(0, middle), group.slice(middle)].flatMap((half) =>
    seenByCheck({ root, folder, check, group: half }),
  );
}

function apply({ root, folder, group }) {
  const texts = new Map();
  for (const { file, from, to } of group) {
    const text = texts.get(file) ?? readFileSync(path.join(root, SOURCES, file), 'utf8');
    texts.set(file, mutate({ text, file, from, to }).text);
  }
  for (const [file, text] of texts) writeFileSync(path.join(folder, SOURCES, file), text);
}

function restore({ root, folder, group }) {
  for (const { file } of group)
    writeFileSync(path.join(folder, SOURCES, file), readFileSync(path.join(root, SOURCES, file)));
}
