import SiteCodeInline from '@theme/CodeInline';
import SiteHeading from '@theme/Heading';
import SiteA from '@theme/MDXComponents/A';
import SiteCode from '@theme/MDXComponents/Code';
import SiteMarkdownDetails from '@theme/MDXComponents/Details';
import SiteMarkdownHeading from '@theme/MDXComponents/Heading';
import SiteImg from '@theme/MDXComponents/Img';
import SiteLi from '@theme/MDXComponents/Li';
import SitePre from '@theme/MDXComponents/Pre';
import SiteUl from '@theme/MDXComponents/Ul';
import type { ComponentType } from 'react';
import { createElement } from 'react';
import A from './compat/elements/A.js';
import CodeInline from './compat/elements/CodeInline.js';
import MarkdownDetails from './compat/elements/Details.js';
import Img from './compat/elements/Img.js';
import Li from './compat/elements/Li.js';
import Pre from './compat/elements/Pre.js';
import Ul from './compat/elements/Ul.js';
import Heading from './compat/Heading.js';

type HeadingComponent = ComponentType<{ as: string }>;

/** Contains only the components that the site replaces in `src/theme`. */
export const elementComponents: Readonly<Record<string, unknown>> = {
  ...ownHeadings(),
  ...own({ names: ['a'], sites: [SiteA], original: A }),
  ...own({ names: ['code'], sites: [SiteCode, SiteCodeInline], original: CodeInline }),
  ...own({ names: ['Details'], sites: [SiteMarkdownDetails], original: MarkdownDetails }),
  ...own({ names: ['img'], sites: [SiteImg], original: Img }),
  ...own({ names: ['li'], sites: [SiteLi], original: Li }),
  ...own({ names: ['pre'], sites: [SitePre], original: Pre }),
  ...own({ names: ['ul'], sites: [SiteUl], original: Ul }),
};

function ownHeadings(): Readonly<Record<string, unknown>> {
  const { heading } = own({
    names: ['heading'],
    sites: [SiteMarkdownHeading, SiteHeading],
    original: Heading,
  });
  if (heading === undefined) return {};
  const levels = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
  return Object.fromEntries(
    levels.map((as) => [as, (props: object) => createElement(heading as HeadingComponent, { as, ...props })]),
  );
}

function own({
  names,
  sites,
  original,
}: {
  names: readonly string[];
  sites: readonly unknown[];
  original: unknown;
}): Readonly<Record<string, unknown>> {
  const found = sites.find((site) => site !== original);
  return found === undefined ? {} : Object.fromEntries(names.map((name) => [name, found]));
}
