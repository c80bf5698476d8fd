import type { ReactNode } from 'react';
import type { SectionKind, SignatureDoc } from '../../model/types.js';
import { useMessages } from '../useMessages.js';
import { Badge } from './Badges.js';
import { InlineCode, SignatureBlock } from './Code.js';
import { Heading } from './Heading.js';
import { Parameters, TypeParameters } from './Parameters.js';
import { Text, Texts } from './Text.js';

interface Props {
  doc: SignatureDoc;
  level: 2 | 3 | 4;
  /** Whether the sections have anchors. IDs must be unique, so this is true only for the page's only signature. */
  hasIds?: boolean;
  children?: ReactNode;
}

export function SignatureView({ doc, level, hasIds = false, children }: Props): ReactNode {
  const t = useMessages();
  const { summary, code, remarks, deprecated, sections } = doc;
  return (
    <>
      {deprecated === undefined ? null : (
        <div className="ref-deprecated">
          <Badge>{t('theme.reference.deprecated')}</Badge>
          <Text text={deprecated} />
        </div>
      )}
      <Text text={summary} />
      <SignatureBlock parts={code} />
      <Texts texts={remarks} />
      {children}
      {sections.map((kind) => [
        <Heading
          key={`heading-${kind}`}
          level={level}
          id={hasIds ? kind : undefined}
          text={t(`theme.reference.${kind}`)}
        />,
        <Section key={kind} kind={kind} doc={doc} />,
      ])}
    </>
  );
}

function Section({ kind, doc }: { kind: SectionKind; doc: SignatureDoc }): ReactNode {
  switch (kind) {
    case 'type-parameters':
      return <TypeParameters parameters={doc.typeParameters} />;
    case 'parameters':
      return <Parameters parameters={doc.parameters} />;
    case 'returns':
      return <Returns returns={doc.returns} />;
    case 'throws':
      return <Texts texts={doc.throws} />;
    case 'examples':
      return <Texts texts={doc.examples} />;
    case 'see-also':
      return <Texts texts={doc.see} />;
  }
}

function Returns({ returns }: { returns: SignatureDoc['returns'] }): ReactNode {
  if (returns === undefined) return null;
  return (
    <dl className="ref-values">
      <div>
        <dt>
          <InlineCode parts={returns.type} />
        </dt>
        <dd>
          <Text text={returns.text} />
        </dd>
      </div>
    </dl>
  );
}
