import { sampleLanguages } from '../../model/samples/index.js';
import type { SampleRequest } from '../../model/samples/request.js';
import { publishRequest } from '../samples/requests.js';

export function showInSamples({ id, request }: { id: string; request: SampleRequest }): void {
  publishRequest({ id, request });
  const location = `[data-place="${CSS.escape(id)}"]`;
  for (const { label, print } of sampleLanguages) {
    const panel = document.querySelector(`${location} .api-samples .tab-panel[data-value="${label}" i] code`);
    const code = print(request);
    // Setting the text of an unchanged sample would remove the highlighting.
    if (panel !== null && panel.textContent?.trimEnd() !== code) panel.textContent = code;
  }
}
