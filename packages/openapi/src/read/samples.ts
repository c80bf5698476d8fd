import type { ApiServer, JsonValue, ParameterLocation, SecurityScheme } from '../model/api-page.js';
import type { CodeSample } from '../model/code-sample.js';
import type { JsonSchema, MockOperation } from '../model/mock-data.js';
import { sampleBody } from '../model/samples/body.js';
import { sampleLanguages } from '../model/samples/index.js';
import { sampleRequest } from '../model/samples/sample-request.js';
import { mockSecurityScheme } from './security.js';
import { baseAddress } from './servers.js';

interface Options {
  operation: MockOperation;
  servers: readonly ApiServer[];
  schemes: readonly SecurityScheme[];
  bodyText: string | undefined;
  schemas: Readonly<Record<string, JsonSchema>>;
}

export function codeSamples({ operation, servers, schemes, bodyText = '', schemas }: Options): CodeSample[] {
  const values: Partial<Record<ParameterLocation, Record<string, JsonValue>>> = {};
  for (const { name, in: location, required, example } of operation.parameters)
    if (required) values[location] = { ...values[location], [name]: example ?? name };
  const content = operation.body?.content[0];
  const request = sampleRequest({
    operation,
    server: baseAddress(servers),
    securitySchemes: Object.fromEntries(schemes.map((scheme) => [scheme.name, mockSecurityScheme(scheme)])),
    values,
    body:
      content === undefined
        ? undefined
        : sampleBody({ content, value: content.examples[0]?.value, text: bodyText, schemas }),
  });
  return sampleLanguages.map(({ language, label, print }) => ({ language, label, code: print(request) }));
}
