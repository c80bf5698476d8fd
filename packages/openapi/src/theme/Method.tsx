import type { ReactNode } from 'react';
import type { HttpMethod } from '../model/api-page.js';
import { methodClass } from '../model/method-class.js';

/**
 * Methods differ in shape, not only in color: those that read are outlined, those that write are filled, and DELETE has
 * a double border.
 */
export function Method({ method }: { method: HttpMethod }): ReactNode {
  return <span className={methodClass(method)}>{method.toUpperCase()}</span>;
}

export function Path({ path }: { path: string }): ReactNode {
  return path.split(/(?=[/{])/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a path have no other key.
    <span key={index} className={part.startsWith('{') ? 'api-path-name' : undefined}>
      {index === 0 ? null : <wbr />}
      {part}
    </span>
  ));
}
