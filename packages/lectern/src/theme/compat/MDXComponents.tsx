import SiteAdmonition from '@theme/Admonition';
import OriginalAdmonition from '@theme-original/Admonition';
import type { ComponentType, ReactNode } from 'react';
import { Children, isValidElement } from 'react';
import type { Props as AdmonitionProps } from '../article/Admonition.js';
import { LecternAdmonitionTitle } from '../article/Admonition.js';
import { articleComponents } from '../article/index.js';

/** Renders an admonition from Markdown with the site's component. The title is passed as a prop. */
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

/** `@theme/MDXComponents`: the components that documents can use without an import. */
const MDXComponents: Readonly<Record<string, unknown>> = isOwn
  ? articleComponents
  : { ...articleComponents, Admonition: SiteAdmonition, LecternAdmonition: MarkdownAdmonition };

export default MDXComponents;
