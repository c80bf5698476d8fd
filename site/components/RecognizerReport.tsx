import type { ReactNode } from 'react';
import report from '../evidence/recognizer.json';

const MS = 1000;

/** `scripts/measure-recognizer.mjs` writes the report. */
export default function RecognizerReport(): ReactNode {
  const { made, by, recognizer, voices, utterances, latency } = report;
  return (
    <>
      <p>
        Measured on {made} with {recognizer}: {voices} voices of {by.replace(' text-to-speech:', '')} said{' '}
        {utterances.command} commands, {utterances.rhyme} words that sound like a command, and{' '}
        {utterances.talk} other words and sentences, at three speeds and pitches, without noise and with three
        levels of noise. On a busy machine with two cores, the time from the end of speech to the result had a
        median of {(latency.median / MS).toFixed(2)} s, and was at most {(latency.most / MS).toFixed(2)} s in
        95 of 100 cases.
      </p>
      <p>
        In the first table, “Heard correctly” and “Other command” are the shares of spoken commands that were
        heard correctly or as another command. “Similar words” and “Other speech” are the shares of these
        utterances that ran a command by mistake. “Sounds” is the number of commands that ran because of
        sounds without speech.
      </p>
      <Curve />
      <Noise />
      <Misses />
      <Hits
        caption="Commands heard, by name, with all names registered at once"
        head="Command"
        rows={commandRows}
      />
      <Hits caption="Commands heard, by voice of espeak-ng" head="Voice" rows={voiceRows} />
    </>
  );
}

interface HitsRow {
  readonly label: string;
  readonly heard: number;
  readonly said: number;
}

const commandRows: readonly HitsRow[] = report.byCommand.map(({ text, ...hits }) => ({
  label: text,
  ...hits,
}));
const voiceRows: readonly HitsRow[] = report.byVoice.map(({ voice, ...hits }) => ({ label: voice, ...hits }));

function Curve(): ReactNode {
  return (
    <div className="table-box">
      <table>
        <caption>Results by minimum confidence</caption>
        <thead>
          <tr>
            <th scope="col">Minimum confidence</th>
            <th scope="col">Heard correctly</th>
            <th scope="col">Other command</th>
            <th scope="col">Similar words</th>
            <th scope="col">Other speech</th>
            <th scope="col">Sounds</th>
          </tr>
        </thead>
        <tbody>
          {report.curve.map((row) => (
            <tr key={row.minConfidence}>
              <th scope="row">
                {row.minConfidence}
                {row.minConfidence === report.minConfidence ? ' (default)' : ''}
              </th>
              <td>{percent(row.heard)}</td>
              <td>{percent(row.mistaken)}</td>
              <td>{percent(row.rhymes)}</td>
              <td>{percent(row.talk)}</td>
              <td>{row.sounds}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Noise(): ReactNode {
  const sounds = report.sounds.map(({ name, seconds, accepted }) => `${accepted} in ${seconds} s of ${name}`);
  const { seconds, accepted } = report.talk;
  const levels = report.byNoise.map(
    ({ snr, heard, said }) =>
      `${heard} of ${said} ${snr === null ? 'commands without noise' : `with speech ${snr} dB above the noise`}`,
  );
  return (
    <p>
      With the default confidence, the recognizer heard {list(levels)}. In {(seconds / 60).toFixed(0)} minutes
      of other speech, with pauses, {accepted} commands ran by mistake. The number of commands that ran
      because of sounds without speech was {list(sounds)}.
    </p>
  );
}

function Misses(): ReactNode {
  const { chosenBy, heldOut, misses, bySpeed } = report;
  const speeds = bySpeed.map(
    ({ speed, heard, said }) => `${percent(heard / said)} at ${speed} words per minute`,
  );
  return (
    <p>
      The recognizer’s constants were chosen with half of the voices. It heard{' '}
      {percent(chosenBy.heard / chosenBy.said)} of the commands in these voices, and{' '}
      {percent(heldOut.heard / heldOut.said)} of the commands in the other voices. By speed, it heard{' '}
      {list(speeds)}. Of the missed commands, {misses.unsure} had too low a confidence, {misses.otherCommand}{' '}
      were closest to another command, {misses.implausible} did not fit the length of the sound, {misses.cut}{' '}
      were cut in two, and in {misses.unheard}, the recognizer found no speech.
    </p>
  );
}

function Hits({
  caption,
  head,
  rows,
}: {
  caption: string;
  head: string;
  rows: readonly HitsRow[];
}): ReactNode {
  return (
    <div className="table-box">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            <th scope="col">Heard</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, heard, said }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>
                {heard} of {said}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function list(items: readonly string[]): string {
  return new Intl.ListFormat('en').format(items);
}

function percent(share: number): string {
  return `${(100 * share).toFixed(0)}%`;
}
