import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { jsonPieces } from '../../client/json-colors.js';
import type { Answer } from '../../client/send.js';
import type { Messages } from './messages.js';

/**
 * Screen readers would read out a whole response in a live region, so the console announces only its status and time.
 */
export function AnswerView({ answer, t }: { answer: Answer; t: Messages }): ReactNode {
  const { headers, text, blob } = answer;
  return (
    <div className="api-answer">
      <p className="api-aside-title">
        {t('answer')}: {answer.status} {answer.statusText}
      </p>
      {headers.length === 0 ? null : (
        <details className="api-tree">
          <summary>{t('answerHeaders')}</summary>
          <dl className="api-headers">
            {headers.map(({ name, value }) => (
              <div key={`${name} ${value}`}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
      {text === undefined || text === '' ? null : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reached by keyboard.
        <figure className="code-block api-answer-body" tabIndex={0} aria-label={t('answerBody')}>
          <pre>
            <code>
              {jsonPieces(text).map(({ text: piece, className }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: an answer never changes while it is shown.
                <span key={index} className={className}>
                  {piece}
                </span>
              ))}
            </code>
          </pre>
        </figure>
      )}
      {blob !== undefined && blob.size > 0 ? <Save blob={blob} t={t} /> : null}
      {(text ?? '') === '' && (blob?.size ?? 0) === 0 ? <p>{t('noBody')}</p> : null}
    </div>
  );
}

function Save({ blob, t }: { blob: Blob; t: Messages }): ReactNode {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const address = URL.createObjectURL(blob);
    setUrl(address);
    return () => URL.revokeObjectURL(address);
  }, [blob]);
  return (
    <p>
      <a href={url} download="answer">
        {t('download', { size: String(blob.size) })}
      </a>
    </p>
  );
}
