import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { useBaseUrl } from './useBaseUrl.js';

interface Props extends Omit<ComponentPropsWithoutRef<'img'>, 'src'> {
  /** The image's URL in each color mode. For files in the static folder, the base path is optional. */
  sources: { light: string; dark: string };
}

/**
 * `@theme/ThemedImage`: an image for each color mode. The style sheet shows the image for the current mode, and the
 * browser fetches only that image.
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
