import { checkRequest } from '../../client/check-request.js';
import type { MockData } from '../../model/mock-data.js';
import { moreLanguages } from '../../model/samples/more/index.js';
import type { SampleRequest } from '../../model/samples/request.js';
import { initialForm, requestOf, sampleOf } from '../console/form.js';

export async function printMore({
  id,
  dataUrl,
  language,
  request,
}: {
  id: string;
  dataUrl: string;
  language: string;
  request: SampleRequest | undefined;
}): Promise<string> {
  const print = moreLanguages[language];
  const shown = request ?? (await firstRequest({ id, dataUrl }));
  if (print === undefined || shown === undefined) throw new Error(`There is no sample in ${language}.`);
  return print(shown);
}

async function firstRequest({
  id,
  dataUrl,
}: {
  id: string;
  dataUrl: string;
}): Promise<SampleRequest | undefined> {
  const response = await fetch(dataUrl);
  if (!response.ok) throw new Error(`${dataUrl}: ${response.status}`);
  const data = (await response.json()) as MockData;
  const operation = data.operations[id];
  if (operation === undefined) return undefined;
  const form = initialForm({ data, operation });
  const { parameters } = checkRequest({ data, request: requestOf({ id, data, form, credentials: {} }) });
  return sampleOf({ id, data, form, parameters, page: location.href });
}
