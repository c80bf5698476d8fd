import type { SamplePart, SampleRequest } from '../request.js';
import type { PlainBody } from './parts.js';
import { fileName, plainBody } from './parts.js';

export function printRust({ method, url, headers, body: given }: SampleRequest): string {
  const body = plainBody(given);
  const isForm = body?.kind === 'multipart';
  const content = contentLines(body);
  return [
    `// reqwest = { version = "0.12", features = ["blocking"${isForm ? ', "multipart"' : ''}] }`,
    'fn main() -> Result<(), Box<dyn std::error::Error>> {',
    ...(isForm
      ? [
          '    let form = reqwest::blocking::multipart::Form::new()',
          `${body.parts.map((part) => `        ${partCode(part)}`).join('\n')};`,
        ]
      : []),
    '    let response = reqwest::blocking::Client::new()',
    `        .request(reqwest::Method::from_bytes(b"${method}")?, ${text(url)})`,
    ...headers.map(([name, value]) => `        .header(${text(name)}, ${text(value)})`),
    ...content,
    '        .send()?;',
    '    println!("{}", response.text()?);',
    '    Ok(())',
    '}',
  ].join('\n');
}

function partCode(part: SamplePart): string {
  const type = part.type === undefined ? '' : `.mime_str(${text(part.type)})?`;
  if ('file' in part)
    return `.part(${text(part.name)}, reqwest::blocking::multipart::Part::file(${text(part.file)})?.file_name(${text(fileName(part.file))})${type})`;
  return type === ''
    ? `.text(${text(part.name)}, ${text(part.value)})`
    : `.part(${text(part.name)}, reqwest::blocking::multipart::Part::text(${text(part.value)})${type})`;
}

function text(value: string): string {
  if (!/["\\\n]/.test(value)) return `"${value}"`;
  let hashes = '#';
  while (value.includes(`"${hashes}`)) hashes += '#';
  return `r${hashes}"${value}"${hashes}`;
}

function contentLines(body: PlainBody | undefined): string[] {
  if (body === undefined) return [];
  if (body.kind === 'multipart') return ['        .multipart(form)'];
  const value = body.kind === 'file' ? `std::fs::File::open(${text(body.file)})?` : text(body.text);
  return [`        .body(${value})`];
}
