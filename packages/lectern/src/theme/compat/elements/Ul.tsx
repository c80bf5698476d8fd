import type { ComponentPropsWithoutRef, ReactNode } from 'react';

export default function Ul(props: ComponentPropsWithoutRef<'ul'>): ReactNode {
  return <ul {...props} />;
}
