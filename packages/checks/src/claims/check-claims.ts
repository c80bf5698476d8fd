import type { Claim, Diagnostic, ProseBlock } from 'lectern/plugin';
import { problem } from 'lectern/plugin';
import { isMatch } from '../files.js';
import type { DefinedValue } from '../values/read-values.js';
import { measure } from '../values/units.js';
import { findClaims } from './find-claims.js';
import type { Review } from './reviews.js';

interface Options {
  file: string;
  blocks: readonly Pick<ProseBlock, 'markdown' | 'line' | 'column'>[];
  values: Iterable<DefinedValue>;
  units: readonly string[];
  reviews: readonly Review[];
  reviewsFile: string;
}

export function checkClaims({ file, blocks, values, units, reviews, reviewsFile }: Options): {
  claims: Claim[];
  diagnostics: Diagnostic[];
} {
  const known = new Map<string, string>();
  const alike = new Map<string, string[]>();
  for (const { name, value, unit, documents } of values) {
    if (typeof value !== 'number' || unit === undefined || !isMatch({ file, patterns: documents })) continue;
    known.set(keyOf({ number: value, unit }), name);
    const { kind } = measure({ number: value, unit });
    alike.set(kind, [...(alike.get(kind) ?? []), name]);
  }
  const found = findClaims({ blocks, units });
  const used = new Set<Review>();
  const diagnostics: Diagnostic[] = [];
  const claims = found.map(({ text, number, unit, sentence, line, column }): Claim => {
    const claim = { file, line, column, text };
    const review = reviews.find((one) => one.sentence.replace(/\s+/g, ' ').trim() === sentence);
    if (review !== undefined) used.add(review);
    const value = known.get(keyOf({ number, unit }));
    const others = alike.get(measure({ number, unit }).kind) ?? [];
    if (value !== undefined && others.length === 1) return { ...claim, basis: `value ${value}` };
    if (review !== undefined && review.because.trim() !== '')
      return { ...claim, basis: `reviewed: ${review.because}` };
    diagnostics.push(
      value === undefined
        ? unreviewed({ claim, sentence, reviewsFile })
        : ambiguous({ claim, value, others, sentence, reviewsFile }),
    );
    return { ...claim, basis: 'unreviewed' };
  });
  for (const review of reviews) if (!used.has(review)) diagnostics.push(stale({ review, file, reviewsFile }));
  return { claims, diagnostics };
}

function keyOf({ number, unit }: { number: number; unit: string }): string {
  const { amount, kind } = measure({ number, unit });
  return `${amount} ${kind}`;
}

function unreviewed({
  claim: { file, line, column, text },
  sentence,
  reviewsFile,
}: {
  claim: Omit<Claim, 'basis'>;
  sentence: string;
  reviewsFile: string;
}): Diagnostic {
  return problem({
    code: 'unreviewed-claim',
    message: `"${text}" matches no value from the source code, and its sentence has not been reviewed.`,
    hint: `Correct the number, show the value with :value[name], or add a review under "${file}" in ${reviewsFile}: ${JSON.stringify({ sentence, because: '…' })}`,
    file,
    line,
    column,
  });
}

/** If several values measure the same thing, a claim about one of them may equal another one by chance. */
function ambiguous({
  claim: { file, line, column, text },
  value,
  others,
  sentence,
  reviewsFile,
}: {
  claim: Omit<Claim, 'basis'>;
  value: string;
  others: readonly string[];
  sentence: string;
  reviewsFile: string;
}): Diagnostic {
  const rest = others.filter((name) => name !== value).join(', ');
  return problem({
    code: 'unreviewed-claim',
    message: `"${text}" equals the value "${value}", but could also refer to ${others.length === 2 ? 'another value' : 'other values'} with the same unit: ${rest}.`,
    hint: `Show the value with :value[${value}]. Or add a review under "${file}" in ${reviewsFile}: ${JSON.stringify({ sentence, because: '…' })}`,
    file,
    line,
    column,
  });
}

function stale({
  review,
  file,
  reviewsFile,
}: {
  review: Review;
  file: string;
  reviewsFile: string;
}): Diagnostic {
  return problem({
    code: 'stale-review',
    message: `A reviewed sentence in ${file} was changed or removed, or no longer contains a number: "${review.sentence}"`,
    hint: 'Review the sentence again. If the sentence is still true, update its text in the review. If the sentence was removed, or no longer contains a number, remove the review.',
    file: reviewsFile,
  });
}
