import SiteTypes from '@theme/Admonition/Types';
import type { ReactNode } from 'react';
import { Children } from 'react';
import type { Props } from './Callout.js';
import { Callout, isTitle } from './Callout.js';

export type { Props } from './Callout.js';
export { LecternAdmonitionTitle } from './Callout.js';

/** A callout box. The site can provide its own component for a type. */
export function Admonition(props: Props): ReactNode {
  const { type = 'note', title, children } = props;
  const Own = SiteTypes[type];
  if (Own === undefined) return <Callout {...props} />;
  const parts = Children.toArray(children);
  const written = parts.find(isTitle);
  return (
    <Own {...props} type={type} title={title ?? written?.props.children}>
      {parts.filter((part) => part !== written)}
    </Own>
  );
}
