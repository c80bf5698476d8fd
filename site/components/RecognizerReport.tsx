import type { ReactNode } from 'react';
import report from '../evidence/recognizer.json';

const MS = 1000;

/** The measurement of the command recognizer, from the report that `scripts/measure-recognizer.mjs` writes. */
export default function RecognizerReport(): ReactNode {
  const { made, by, recognizer, voices, utterances, latency } = report;
  return (
    <>
      <p>
        Measured on {made} with {recognizer}: {voices} voices of {by.replace(' text-to-speech:', '')} said{' '}
        {utterances.command} commands, {utterances.rhyme} words that sound alike, and {utterances.talk} other
        words and sentences, at three speeds and pitches, without noise and with three levels of it. The time
        from the end of speech to the result had a median of {(latency.median / MS).toFixed(2)} s, and was at
        most {(latency.most / MS).toFixed(2)} s in 95 of 100 cases, on a busy machine with two cores.
      </p>
      <Curve />
      <Noise />
      <Misses />
      <Hits caption="Commands heard, each with the others registered" head="Command" rows={commandRows} />
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
        <caption>Commands heard, and other sounds mistaken for commands, by minimum confidence</caption>
        <thead>
          <tr>
            <th scope="col">Confidence</th>
            <th scope="col">Heard</th>
            <th scope="col">Wrong</th>
            <th scope="col">Similar words</th>
            <th scope="col">Talk</th>
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
  const sounds = report.sounds.map(({ name, seconds, accepted }) => `${name} (${seconds} s): ${accepted}`);
  const { seconds, accepted } = report.talk;
  const levels = report.byNoise.map(
    ({ snr, heard, said }) =>
      `${heard} of ${said} ${snr === null ? 'without noise' : `at ${snr} dB above it`}`,
  );
  return (
    <p>
      With the default, {levels.join(', ')} were heard. In {(seconds / 60).toFixed(0)} minutes of other talk,
      with pauses, {accepted} commands ran by mistake. Commands that ran because of sounds without speech:{' '}
      {sounds.join(', ')}.
    </p>
  );
}

function Misses(): ReactNode {
  const { chosenBy, heldOut, misses, bySpeed } = report;
  const speeds = bySpeed.map(({ speed, heard, said }) => `${percent(heard / said)} at ${speed}`);
  return (
    <p>
      The recognizer’s constants were chosen with half of the voices:{' '}
      {percent(chosenBy.heard / chosenBy.said)} of their commands were heard, and{' '}
      {percent(heldOut.heard / heldOut.said)} of those in the other voices. By words per minute:{' '}
      {speeds.join(', ')}. Of the missed commands, {misses.unsure} had too low a confidence,{' '}
      {misses.otherCommand} were closest to another command, {misses.implausible} did not fit the length of
      the sound, {misses.cut} were cut in two, and in {misses.unheard} no speech was found.
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

function percent(share: number): string {
  return `${(100 * share).toFixed(0)} %`;
}
