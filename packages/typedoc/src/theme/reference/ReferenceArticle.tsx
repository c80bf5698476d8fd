import { useHref, usePageStyles } from 'lectern/theme';
import type { ReactNode } from 'react';
import type { ReferenceEntry } from '../../model/types.js';
import { ReferenceContext } from './context.js';
import { EntryListView } from './EntryListView.js';
import { MemberSummary } from './MemberSummary.js';
import { Members } from './Members.js';
import { Overloads } from './Overloads.js';
import { ReferenceTitle } from './ReferenceTitle.js';
import { SignatureView } from './SignatureView.js';
import styles from './typedoc.css?url';

export default function ReferenceArticle({ entry }: { entry: ReferenceEntry }): ReactNode {
  usePageStyles(styles);
  const href = useHref();
  const { signatures, groups, lists } = entry;
  const [first] = signatures;
  return (
    <ReferenceContext.Provider value={{ entry, href }}>
      <ReferenceTitle />
      {signatures.length > 1 ? <Overloads signatures={signatures} /> : null}
      {signatures.length === 1 && first !== undefined ? (
        <SignatureView doc={first} level={2} hasIds>
          <MemberSummary groups={groups} />
        </SignatureView>
      ) : null}
      {groups.map((group) => (
        <Members key={group.kind} group={group} />
      ))}
      {lists.map((list) => (
        <EntryListView key={list.id} list={list} />
      ))}
    </ReferenceContext.Provider>
  );
}
