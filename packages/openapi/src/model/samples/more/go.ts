import type { SamplePart, SampleRequest } from '../request.js';
import type { PlainBody } from './parts.js';
import { fileName, plainBody, quoted } from './parts.js';

export function printGo({ method, url, headers, body: given }: SampleRequest): string {
  const body = plainBody(given);
  const isForm = body?.kind === 'multipart';
  const files = isForm ? body.parts.some((part) => 'file' in part) : body?.kind === 'file';
  const hasTypes = isForm && body.parts.some(({ type }) => type !== undefined);
  const imports = [
    ...(isForm ? ['bytes'] : []),
    'fmt',
    'io',
    ...(isForm ? ['mime/multipart'] : []),
    'net/http',
    ...(hasTypes ? ['net/textproto'] : []),
    ...(files ? ['os'] : []),
    ...(body?.kind === 'text' ? ['strings'] : []),
  ];
  const { setUp, argument } = bodyLines(body);
  const lines = [
    ...setUp,
    `request, err := http.NewRequest(${quoted(method)}, ${quoted(url)}, ${argument})`,
    ...failing,
    ...headers.map(([name, value]) => `request.Header.Set(${quoted(name)}, ${quoted(value)})`),
    ...(isForm ? ['request.Header.Set("Content-Type", form.FormDataContentType())'] : []),
    'response, err := http.DefaultClient.Do(request)',
    ...failing,
    'defer response.Body.Close()',
    'text, err := io.ReadAll(response.Body)',
    ...failing,
    'fmt.Println(response.Status, string(text))',
  ];
  return [
    'package main',
    '',
    'import (',
    ...imports.map((name) => `\t${quoted(name)}`),
    ')',
    '',
    'func main() {',
    ...lines.map((line) => `\t${line}`),
    '}',
  ].join('\n');
}

const failing = ['if err != nil {', '\tpanic(err)', '}'];

function rawText(text: string): string {
  return text.includes('\n') && !/[`\r]/.test(text) ? `\`${text}\`` : quoted(text);
}

function partLines(part: SamplePart, index: number): string[] {
  const name = `part${index + 1}`;
  if (part.type === undefined && !('file' in part))
    return [`form.WriteField(${quoted(part.name)}, ${quoted(part.value)})`];
  const file = 'file' in part ? `; filename="${fileName(part.file)}"` : '';
  const create =
    part.type === undefined && 'file' in part
      ? `form.CreateFormFile(${quoted(part.name)}, ${quoted(fileName(part.file))})`
      : `form.CreatePart(textproto.MIMEHeader{"Content-Disposition": {${quoted(`form-data; name="${part.name}"${file}`)}}, "Content-Type": {${quoted(part.type ?? '')}}})`;
  return [
    `${name}, _ := ${create}`,
    ...('file' in part
      ? [`file${index + 1}, _ := os.Open(${quoted(part.file)})`, `io.Copy(${name}, file${index + 1})`]
      : [`io.WriteString(${name}, ${quoted(part.value)})`]),
  ];
}

function bodyLines(body: PlainBody | undefined): { setUp: string[]; argument: string } {
  if (body === undefined) return { setUp: [], argument: 'nil' };
  if (body.kind === 'text')
    return { setUp: [`body := strings.NewReader(${rawText(body.text)})`], argument: 'body' };
  if (body.kind === 'file')
    return {
      setUp: [`body, err := os.Open(${quoted(body.file)})`, ...failing, 'defer body.Close()'],
      argument: 'body',
    };
  return {
    setUp: [
      'var body bytes.Buffer',
      'form := multipart.NewWriter(&body)',
      ...body.parts.flatMap(partLines),
      'form.Close()',
    ],
    argument: '&body',
  };
}
