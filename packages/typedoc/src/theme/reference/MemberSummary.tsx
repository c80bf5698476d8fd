import type { ReactNode } from 'react';
import type { MemberDoc, MemberGroup, MemberGroupKind } from '../../model/types.js';
import { useMessages } from '../useMessages.js';
import { Marks } from './Badges.js';
import { Text } from './Text.js';

/** An overview is needed, because the page of a class can be many screens long. */
export function MemberSummary({ groups }: { groups: readonly MemberGroup[] }): ReactNode {
  const t = useMessages();
  const count = groups.reduce((sum, { members }) => sum + members.length, 0);
  if (count < 2) return null;
  return (
    <div className="table-box ref-summary">
      <table>
        <caption className="sr-only">{t('theme.reference.summary')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('theme.reference.summary.name')}</th>
            <th scope="col">{t('theme.reference.summary.kind')}</th>
            <th scope="col">{t('theme.reference.summary.description')}</th>
          </tr>
        </thead>
        <tbody>
          {groups.flatMap(({ kind, members }) =>
            members.map((member) => <Row key={member.id} member={member} kind={kind} />),
          )}
        </tbody>
      </table>
    </div>
  );
}

function Row({ member, kind }: { member: MemberDoc; kind: MemberGroupKind }): ReactNode {
  const t = useMessages();
  const { id, title, marks, brief } = member;
  return (
    <tr>
      <td>
        <a href={`#${id}`}>
          <code>{title}</code>
        </a>
      </td>
      <td>
        {t(`theme.reference.summary.${kind}`)} <Marks marks={marks} />
      </td>
      <td>
        <Text text={brief} />
      </td>
    </tr>
  );
}
