import type { SectionKind, SignatureDoc } from '../model/types.js';

export function signatureDoc(fields: Partial<Omit<SignatureDoc, 'sections'>>): SignatureDoc {
  const doc = {
    code: [],
    remarks: [],
    typeParameters: [],
    parameters: [],
    throws: [],
    examples: [],
    see: [],
    ...fields,
  };
  const filled: [SectionKind, boolean][] = [
    ['type-parameters', doc.typeParameters.length > 0],
    ['parameters', doc.parameters.length > 0],
    ['returns', doc.returns !== undefined],
    ['throws', doc.throws.length > 0],
    ['examples', doc.examples.length > 0],
    ['see-also', doc.see.length > 0],
  ];
  return { ...doc, sections: filled.filter(([, isFilled]) => isFilled).map(([kind]) => kind) };
}
