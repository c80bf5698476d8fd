import { sampleLanguages } from '../../model/samples/index.js';
import type { SampleRequest } from '../../model/samples/request.js';
import { publishRequest } from '../samples/requests.js';

/** Writes a request into the code samples of an operation, which stand in the page. */
export function showInSamples({ id, request }: { id: string; request: SampleRequest }): void {
  publishRequest({ id, request });
  const place = `[data-place="${CSS.escape(id)}"]`;
  for (const { label, print } of sampleLanguages) {
    const panel = document.querySelector(`${place} .api-samples .tab-panel[data-value="${label}" i] code`);
    const code = print(request);
    // What is shown already keeps its colors.
    if (panel !== null && panel.textContent?.trimEnd() !== code) panel.textContent = code;
  }
}
