import type { ReactNode } from 'react';
import { Fragment } from 'react';
import { breakName } from '../../util/break-name.js';

/** An identifier that can wrap between its words: `Audio|Input|Handler`. */
export function BreakableName({ name }: { name: string }): ReactNode {
  return breakName(name).map((word, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the words of a name have no other key.
    <Fragment key={index}>
      {index === 0 ? null : <wbr />}
      {word}
    </Fragment>
  ));
}
