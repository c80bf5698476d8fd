import SiteCategoryPage from '@theme/DocCategoryGeneratedIndexPage';
import type { ReactNode } from 'react';
import { usePage } from '../context.js';

export function CategoryPage(): ReactNode {
  const { title, lead, href, previous, next } = usePage();
  const link = (neighbor: typeof previous) =>
    neighbor === undefined ? undefined : { title: neighbor.label, permalink: neighbor.href };
  const index = {
    title,
    description: lead,
    slug: href,
    permalink: href,
    keywords: [],
    navigation: { previous: link(previous), next: link(next) },
  };
  return <SiteCategoryPage categoryGeneratedIndex={index} />;
}
