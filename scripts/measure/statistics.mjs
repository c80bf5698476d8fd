const THRESHOLDS = [0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95];

export function curveOf({ said, sounds }) {
  const commands = said.filter(({ kind }) => kind === 'command');
  return THRESHOLDS.map((minConfidence) => {
    const accepted = (heard) =>
      heard
        .filter(({ command, confidence }) => command !== '' && confidence >= minConfidence)
        .map(({ command }) => command);
    const falseAccepts = (kind) =>
      share(
        said.filter((one) => one.kind === kind),
        ({ heard }) => accepted(heard).length > 0,
      );
    return {
      minConfidence,
      heard: share(commands, ({ heard, text }) => accepted(heard).join() === text),
      mistaken: share(commands, ({ heard, text }) => accepted(heard).some((command) => command !== text)),
      rhymes: falseAccepts('rhyme'),
      talk: falseAccepts('talk'),
      sounds: sounds.reduce((sum, { heard }) => sum + accepted(heard).length, 0),
    };
  });
}

export function missesOf({ commands, minConfidence }) {
  const misses = { unheard: 0, cut: 0, implausible: 0, otherCommand: 0, unsure: 0 };
  for (const { heard, text } of commands) {
    const reason = reasonOf({ heard, text, minConfidence });
    if (reason !== undefined) misses[reason] += 1;
  }
  return misses;
}

function reasonOf({ heard, text, minConfidence }) {
  const [first] = heard;
  if (first === undefined) return 'unheard';
  if (heard.length > 1) return 'cut';
  if (first.command === '') return 'implausible';
  if (first.command !== text) return 'otherCommand';
  return first.confidence < minConfidence ? 'unsure' : undefined;
}

/** Milliseconds from the end of speech to the result. `most` is the 95th percentile. */
export function latencyOf(said) {
  const all = said
    .flatMap(({ heard }) => heard.map(({ lag, decoding }) => lag + decoding))
    .sort((a, b) => a - b);
  const at = (part) => Math.round(all[Math.min(all.length - 1, Math.floor(part * all.length))] ?? 0);
  return { median: at(0.5), most: at(0.95) };
}

function share(all, holds) {
  return all.length === 0 ? 0 : Math.round((1000 * all.filter(holds).length) / all.length) / 1000;
}
