import type { ComponentPropsWithoutRef, ReactNode } from 'react';

interface Props extends Omit<ComponentPropsWithoutRef<'img'>, 'src'> {
  /** Addresses of the image for each colour mode, base path included. */
  sources: { light: string; dark: string };
}

/** `@theme/ThemedImage`: the style sheet shows the image of the colour mode, and the browser fetches no other. */
export default function ThemedImage({ sources, className = '', alt = '', ...rest }: Props): ReactNode {
  return (['light', 'dark'] as const).map((mode) => (
    <img
      key={mode}
      loading="lazy"
      {...rest}
      src={sources[mode]}
      alt={alt}
      className={`only-${mode} ${className}`.trim()}
    />
  ));
}
