import type { ReactNode } from 'react';
import { Fragment } from 'react';

/** A name of a program, which may break before each of its words: `Audio|Input|Handler`. */
export function BreakableName({ name }: { name: string }): ReactNode {
  return name.split(/(?<=[a-z\d])(?=[A-Z])|(?<=[/_])/).map((word, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the words of a name have no other key.
    <Fragment key={index}>
      {index === 0 ? null : <wbr />}
      {word}
    </Fragment>
  ));
}
