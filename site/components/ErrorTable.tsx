import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import source from '../../packages/aac-voice-api/src/errors.ts?raw';

interface LibraryError {
  name: string;
  when: string;
  advice: string;
}

const comment =
  /^\/\*\*\n \* (?<when>.+)\n \*\n \* @remarks (?<advice>.+)\n \*\/\nexport class (?<name>\w+) extends VoiceApiError/gmu;

export default function ErrorTable(): ReactNode {
  return (
    <div className="table-box">
      <table>
        <thead>
          <tr>
            <th scope="col">Error</th>
            <th scope="col">When</th>
            <th scope="col">What the game should do</th>
          </tr>
        </thead>
        <tbody>
          {errorsIn(source).map(({ name, when, advice }) => (
            <tr key={name}>
              <td>
                <Link to={`/docs/api-specification/errors/classes/${name}`}>
                  <code>{breakable(name)}</code>
                </Link>
              </td>
              <td>{withCode(when)}</td>
              <td>{withCode(advice)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** @throws Error if the doc comment of a class has no first sentence or no `@remarks`. */
function errorsIn(text: string): LibraryError[] {
  const errors = [...text.matchAll(comment)].map(({ groups }) => {
    const { name = '', when = '', advice = '' } = groups ?? {};
    return { name, when, advice };
  });
  const names = [...text.matchAll(/^export class (\w+) extends VoiceApiError/gmu)].map(([, name]) => name);
  const missing = names.filter((name) => !errors.some((error) => error.name === name));
  if (missing.length > 0)
    throw new Error(
      `The doc comments of ${missing.join(', ')} in errors.ts need one line that says when, and one with @remarks that says what a game should do.`,
    );
  return errors;
}

/** Without these line breaks, long names would push the other columns off the page. */
function breakable(name: string): ReactNode[] {
  return name.split(/(?=[A-Z])/).flatMap((word) => [<wbr key={word} />, word]);
}

function withCode(text: string): ReactNode[] {
  // The text is constant, so each part can be its own React key.
  return text.split('`').map((part, index) => (index % 2 === 0 ? part : <code key={part}>{part}</code>));
}
