import type { ComponentPropsWithoutRef, ReactNode } from 'react';

interface Source {
  src?: { src?: string } | string;
  default?: Source | string;
}

interface Props extends Omit<ComponentPropsWithoutRef<'img'>, 'src'> {
  img: Source | string;
}

export default function IdealImage({ img, alt = '', ...rest }: Props): ReactNode {
  return <img loading="lazy" decoding="async" {...rest} src={addressOf(img)} alt={alt} />;
}

function addressOf(image: Source | string): string {
  if (typeof image === 'string') return image;
  if (image.default !== undefined) return addressOf(image.default);
  return typeof image.src === 'string' ? image.src : (image.src?.src ?? '');
}
