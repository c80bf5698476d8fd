import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { useBaseUrl } from './useBaseUrl.js';

interface Props extends Omit<ComponentPropsWithoutRef<'img'>, 'src'> {
  sources: { light: string; dark: string };
}

/**
 * The style sheet hides the image for the other mode. Because of lazy loading, the browser doesn't fetch a hidden
 * image.
 */
export default function ThemedImage({ sources, className = '', alt = '', ...rest }: Props): ReactNode {
  const addresses = { light: useBaseUrl(sources.light), dark: useBaseUrl(sources.dark) };
  return (['light', 'dark'] as const).map((mode) => (
    <img
      key={mode}
      loading="lazy"
      {...rest}
      src={addresses[mode]}
      alt={alt}
      className={`only-${mode} ${className}`.trim()}
    />
  ));
}
