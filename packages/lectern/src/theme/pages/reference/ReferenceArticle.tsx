import type { ReactNode } from 'react';
import type { ReferenceInput } from '../../../render/contract.js';
import { ReferenceContext } from './context.js';
import { EntryListView } from './EntryListView.js';
import { MemberSummary } from './MemberSummary.js';
import { Members } from './Members.js';
import { Overloads } from './Overloads.js';
import { ReferenceTitle } from './ReferenceTitle.js';
import { SignatureView } from './SignatureView.js';

/** A page of the reference: what the comment says, the signature, all members in a table, then each in its group. */
export function ReferenceArticle(input: ReferenceInput): ReactNode {
  const { signatures, groups, lists } = input.entry;
  const [first] = signatures;
  return (
    <ReferenceContext.Provider value={input}>
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
