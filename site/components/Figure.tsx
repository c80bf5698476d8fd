import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ReactNode } from 'react';
import styles from './Figure.module.css';

interface FigureProps {
  /** URL of the image. A path that starts with `/` refers to a file in the static folder. */
  src: string;
  /** A description of the image for readers who cannot see it. */
  alt: string;
  /** Text below the image, for all readers. */
  caption?: ReactNode;
  /** Width of the image in CSS pixels. With `height`, it reserves space until the image has loaded. */
  width?: number;
  /** Height of the image in CSS pixels. */
  height?: number;
}

/**
 * An image with a caption.
 *
 * It has no state and no event handlers, so it is rendered at build time and sends no script.
 * @example
 * <Figure src="/img/parts.svg" alt="Three boxes in a row" caption="The parts of a page" width={640} height={160} />
 */
export default function Figure({ src, alt, caption, width, height }: FigureProps): ReactNode {
  return (
    <figure className={styles.figure}>
      <img
        className={styles.image}
        src={useBaseUrl(src)}
        alt={alt}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
      />
      {caption === undefined ? null : <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}
