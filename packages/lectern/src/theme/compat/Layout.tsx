import type { ReactNode } from 'react';
import { useRenderContext } from '../context.js';

interface Props {
  title?: string | undefined;
  description?: string | undefined;
  children?: ReactNode;
}

/** `@theme/Layout`: the shell is around every page already; what is left to say is the title. */
export default function Layout({ title, description, children }: Props): ReactNode {
  const { collected } = useRenderContext('Layout');
  if (title !== undefined) collected.title = title;
  if (description !== undefined) collected.description = description;
  return children;
}
