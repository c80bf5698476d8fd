import type { ReactNode } from 'react';
import report from '../evidence/recognizer.json';

const MS = 1000;

/** The measurement of the command recognizer, from the report that `scripts/measure-recognizer.mjs` writes. */
export default function RecognizerReport(): ReactNode {
  const { made, by, recognizer, voices, utterances, latency } = report;
  return (
    <>
      <p>
        Measured on {made} with {recognizer}: {voices} voices of {by} said {utterances.command} commands,{' '}
        {utterances.rhyme} words that sound alike, and {utterances.talk} other words and sentences, at three
        speeds and pitches and with three levels of noise. The time from the end of speech to the result had a
        median of {(latency.median / MS).toFixed(2)} s, and was at most {(latency.most / MS).toFixed(2)} s in
        95 of 100 cases, on a busy machine with two cores.
      </p>
      <Curve />
      <Noise />
      <Commands />
    </>
  );
}

function Curve(): ReactNode {
  return (
    <div className="table-box">
      <table>
        <caption>Commands heard, and other sounds mistaken for commands, by minimum confidence</caption>
        <thead>
          <tr>
            <th scope="col">Confidence</th>
            <th scope="col">Heard</th>
            <th scope="col">Wrong command</th>
            <th scope="col">Similar words</th>
            <th scope="col">Other talk</th>
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
  return (
    <p>
      With the default,{' '}
      {report.byNoise.map(({ snr, heard, said }) => `${heard} of ${said} at ${snr} dB`).join(', ')} above the
      noise were heard. Sounds without speech that ran a command: {sounds.join(', ')}.
    </p>
  );
}

function Commands(): ReactNode {
  return (
    <div className="table-box">
      <table>
        <caption>Commands heard, with all other commands registered</caption>
        <thead>
          <tr>
            <th scope="col">Command</th>
            <th scope="col">Heard</th>
          </tr>
        </thead>
        <tbody>
          {report.byCommand.map(({ text, heard, said }) => (
            <tr key={text}>
              <th scope="row">{text}</th>
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
