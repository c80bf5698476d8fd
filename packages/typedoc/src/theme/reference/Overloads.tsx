import type { ReactNode } from 'react';
import type { SignatureDoc } from '../../model/types.js';
import { useMessages } from '../useMessages.js';
import { Heading } from './Heading.js';
import { SignatureView } from './SignatureView.js';

export function Overloads({ signatures }: { signatures: readonly SignatureDoc[] }): ReactNode {
  const t = useMessages();
  return signatures.map((doc, index) => {
    const number = `${index + 1}`;
    return [
      <Heading
        key={`heading-${number}`}
        level={2}
        id={`overload-${number}`}
        text={t('theme.reference.overload', { number })}
      />,
      <SignatureView key={`doc-${number}`} doc={doc} level={3} />,
    ];
  });
}
