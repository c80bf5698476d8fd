import SiteAdmonition from '@theme/Admonition';
import OriginalAdmonition from '@theme-original/Admonition';
import type { ComponentType, ReactNode } from 'react';
import { Children, isValidElement } from 'react';
import type { Props as AdmonitionProps } from '../article/Admonition.js';
import { LecternAdmonitionTitle } from '../article/Admonition.js';
import { articleComponents } from '../article/index.js';

/** The site's `Admonition` expects the title as a prop, as in Docusaurus. */
function MarkdownAdmonition({ children, title, ...props }: AdmonitionProps): ReactNode {
  const Admonition: ComponentType<AdmonitionProps> = SiteAdmonition;
  const parts = Children.toArray(children);
  const written = parts.find((part) => isValidElement(part) && part.type === LecternAdmonitionTitle);
  const text =
    title ?? (isValidElement<{ children?: ReactNode }>(written) ? written.props.children : undefined);
  return (
    <Admonition {...props} {...(text === undefined ? {} : { title: text })}>
      {parts.filter((part) => part !== written)}
    </Admonition>
  );
}

const isOwn = (SiteAdmonition as unknown) === OriginalAdmonition;

const MDXComponents: Readonly<Record<string, unknown>> = isOwn
  ? articleComponents
  : { ...articleComponents, Admonition: SiteAdmonition, LecternAdmonition: MarkdownAdmonition };

export default MDXComponents;
