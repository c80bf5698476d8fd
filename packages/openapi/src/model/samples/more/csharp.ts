import type { SamplePart, SampleRequest } from '../request.js';
import type { PlainBody } from './parts.js';
import { fileName, headersWithout, plainBody, quoted } from './parts.js';

export function printCsharp({ method, url, headers, body: given }: SampleRequest): string {
  const body = plainBody(given);
  const type = headers.find(([name]) => name === 'Content-Type')?.[1];
  const setContent = contentLines({ body, type });
  return [
    ...(body === undefined ? [] : ['using System.Net.Http.Headers;', '']),
    'using var client = new HttpClient();',
    `var request = new HttpRequestMessage(new HttpMethod(${quoted(method)}), ${quoted(url)});`,
    ...headersWithout({ headers, names: ['content-type'] }).map(
      ([name, value]) => `request.Headers.TryAddWithoutValidation(${quoted(name)}, ${quoted(value)});`,
    ),
    ...setContent,
    'using var response = await client.SendAsync(request);',
    'Console.WriteLine(await response.Content.ReadAsStringAsync());',
  ].join('\n');
}

function verbatim(text: string): string {
  return text.includes('\n') ? `@"${text.replaceAll('"', '""')}"` : quoted(text);
}

function partLines(part: SamplePart, index: number): string[] {
  const name = `part${index + 1}`;
  const content =
    'file' in part
      ? `new StreamContent(File.OpenRead(${quoted(part.file)}))`
      : `new StringContent(${quoted(part.value)})`;
  const rest = 'file' in part ? `, ${quoted(fileName(part.file))}` : '';
  return [
    `var ${name} = ${content};`,
    ...(part.type === undefined
      ? []
      : [`${name}.Headers.ContentType = MediaTypeHeaderValue.Parse(${quoted(part.type)});`]),
    `form.Add(${name}, ${quoted(part.name)}${rest});`,
  ];
}

function contentLines({ body, type }: { body: PlainBody | undefined; type: string | undefined }): string[] {
  if (body === undefined) return [];
  if (body.kind === 'multipart')
    return [
      'var form = new MultipartFormDataContent();',
      ...body.parts.flatMap(partLines),
      'request.Content = form;',
    ];
  const content =
    body.kind === 'file'
      ? `StreamContent(File.OpenRead(${quoted(body.file)}))`
      : `StringContent(${verbatim(body.text)})`;
  return [
    `request.Content = new ${content};`,
    ...(type === undefined
      ? []
      : [`request.Content.Headers.ContentType = MediaTypeHeaderValue.Parse(${quoted(type)});`]),
  ];
}
