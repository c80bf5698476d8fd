import type { ReactNode } from 'react';
import type { MemberDoc, MemberGroup, MemberOrigin } from '../../model/types.js';
import { useMessages } from '../useMessages.js';
import { Marks } from './Badges.js';
import { useReference } from './context.js';
import { DefinedIn } from './DefinedIn.js';
import { Heading } from './Heading.js';
import { SignatureView } from './SignatureView.js';

export function Members({ group }: { group: MemberGroup }): ReactNode {
  const t = useMessages();
  return (
    <>
      <Heading level={2} id={group.kind} text={t(`theme.reference.${group.kind}`)} />
      {group.members.map((member) => (
        <Member key={member.id} member={member} />
      ))}
    </>
  );
}

function Member({ member }: { member: MemberDoc }): ReactNode {
  const { id, title, marks, signatures, source, inheritedFrom, overrides, implements: implemented } = member;
  const t = useMessages();
  // Only overloads get headings. A getter and its setter are also two signatures, but need none.
  const isOverloaded = signatures.length > 1 && title.endsWith('()');
  return (
    <section className="ref-member">
      <div className="ref-member-head">
        <Heading level={3} id={id} text={title} />
        <Marks marks={marks} />
      </div>
      {signatures.map((doc, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: overloads have no names, and their order never changes.
        <div key={index} className="ref-signature-doc">
          {isOverloaded ? (
            <p className="ref-overload">{t('theme.reference.overload', { number: `${index + 1}` })}</p>
          ) : null}
          <SignatureView doc={doc} level={4} />
        </div>
      ))}
      <div className="ref-facts" data-search-ignore="">
        {inheritedFrom === undefined ? null : <Origin id="inheritedFrom" origin={inheritedFrom} />}
        {overrides === undefined ? null : <Origin id="overrides" origin={overrides} />}
        {implemented === undefined ? null : <Origin id="implements" origin={implemented} />}
        {source === undefined ? null : <DefinedIn source={source} />}
      </div>
    </section>
  );
}

interface OriginProps {
  id: 'inheritedFrom' | 'overrides' | 'implements';
  origin: MemberOrigin;
}

function Origin({ id, origin }: OriginProps): ReactNode {
  const { href } = useReference();
  const t = useMessages();
  const { name, to } = origin;
  const [before = '', after = ''] = t(`theme.reference.${id}`).split('{name}');
  return (
    <span>
      {before}
      <code>{to === undefined ? name : <a href={href(to)}>{name}</a>}</code>
      {after}
    </span>
  );
}
