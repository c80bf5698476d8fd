import { useHref } from 'lectern/theme';
import type { ReactNode } from 'react';
import { Fragment } from 'react';
import type { DiagramEntry, DiagramName, DiagramStep, DiagramText } from '../diagrams/types.js';
import type { ReferenceTarget } from '../model/types.js';
import { useMessages } from './useMessages.js';

type Href = (target: ReferenceTarget) => string;

/** Expanded initially, because many readers prefer text. */
export default function DiagramInWords({ text }: { text: DiagramText }): ReactNode {
  const t = useMessages();
  const href = useHref();
  if (text.kind === 'classes') {
    return (
      <details className="diagram-text" data-search-ignore="" open>
        <summary>{t('theme.diagram.classesInWords')}</summary>
        <ul>
          {text.entries.map((entry) => (
            <Entry key={entry.to?.route} entry={entry} href={href} />
          ))}
        </ul>
      </details>
    );
  }
  return (
    <details className="diagram-text" data-search-ignore="" open>
      <summary>{t('theme.diagram.stepsInWords')}</summary>
      <ol>
        {text.steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the steps never change while they are rendered.
          <li key={index}>
            <Step step={step} href={href} />
          </li>
        ))}
      </ol>
    </details>
  );
}

function Entry({ entry, href }: { entry: DiagramEntry; href: Href }): ReactNode {
  const t = useMessages();
  const { name, to, kind, members, relations } = entry;
  return (
    <li>
      {t(`theme.reference.kind.${kind}`)} <Name name={name} to={to} href={href} />
      {relations.length === 0 ? '' : '.'}
      {relations.map((relation) => (
        <Fragment key={relation.kind}>
          {' '}
          <Sentence
            template={t(`theme.diagram.${relation.kind}`)}
            parts={{ name, others: <Names names={relation.others} href={href} /> }}
          />
        </Fragment>
      ))}
      {members.length === 0 ? null : (
        <ul>
          {members.map((member) => (
            <li key={member.name + member.rest}>
              {member.isStatic ? `${t('theme.reference.static')} ` : ''}
              <code>
                <Name {...member} href={href} />
                {member.rest}
              </code>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function Step({ step, href }: { step: DiagramStep; href: Href }): ReactNode {
  const t = useMessages();
  const { kind, from, to, call, rest } = step;
  const text = (
    <code>
      {call === undefined ? null : <Name {...call} href={href} />}
      {rest}
    </code>
  );
  return (
    <Sentence
      template={t(`theme.diagram.${kind}`)}
      parts={{ from: <Name {...from} href={href} />, to: <Name {...to} href={href} />, text }}
    />
  );
}

function Name({ name, to, href }: DiagramName & { href: Href }): ReactNode {
  return to === undefined ? name : <a href={href(to)}>{name}</a>;
}

function Names({ names, href }: { names: readonly DiagramName[]; href: Href }): ReactNode {
  return names.map((other, index) => (
    <Fragment key={other.name}>
      {index === 0 ? '' : ', '}
      <Name {...other} href={href} />
    </Fragment>
  ));
}

function Sentence({
  template,
  parts,
}: {
  template: string;
  parts: Readonly<Record<string, ReactNode>>;
}): ReactNode {
  return template.split(/\{(\w+)\}/).map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces never change while they are rendered.
    <Fragment key={index}>{index % 2 === 0 ? piece : parts[piece]}</Fragment>
  ));
}
