import type { SamplePart, SampleRequest } from '../request.js';
import type { PlainBody } from './parts.js';
import { fileName, plainBody } from './parts.js';

export function printSwift({ method, url, headers, body: given }: SampleRequest): string {
  const body = plainBody(given);
  return [
    'import Foundation',
    '',
    `var request = URLRequest(url: URL(string: ${text(url)})!)`,
    `request.httpMethod = ${text(method)}`,
    ...headers.map(([name, value]) => `request.setValue(${text(value)}, forHTTPHeaderField: ${text(name)})`),
    ...bodyLines(body),
    '',
    'let (data, _) = try await URLSession.shared.data(for: request)',
    'print(String(decoding: data, as: UTF8.self))',
  ].join('\n');
}

function formLines(parts: readonly SamplePart[]): string[] {
  return [
    'let boundary = UUID().uuidString',
    'request.setValue("multipart/form-data; boundary=\\(boundary)", forHTTPHeaderField: "Content-Type")',
    'var body = Data()',
    ...parts.flatMap((part) => {
      const file = 'file' in part ? `; filename="${fileName(part.file)}"` : '';
      const type = part.type === undefined ? '' : `Content-Type: ${part.type}\r\n`;
      const head = text(`\r\nContent-Disposition: form-data; name="${part.name}"${file}\r\n${type}\r\n`);
      return [
        `body.append(Data(("--\\(boundary)" + ${head}).utf8))`,
        'file' in part
          ? `body.append(try Data(contentsOf: URL(fileURLWithPath: ${text(part.file)})))`
          : `body.append(Data(${text(part.value)}.utf8))`,
        'body.append(Data("\\r\\n".utf8))',
      ];
    }),
    'body.append(Data("--\\(boundary)--\\r\\n".utf8))',
    'request.httpBody = body',
  ];
}

/** Unlike in JSON, the code point of a Unicode escape is in braces. */
function text(value: string): string {
  return JSON.stringify(value)
    .replaceAll('\\b', '\\u{8}')
    .replaceAll('\\f', '\\u{c}')
    .replace(/\\u([\da-f]{4})/g, '\\u{$1}');
}

function bodyLines(body: PlainBody | undefined): string[] {
  if (body === undefined) return [];
  if (body.kind === 'multipart') return formLines(body.parts);
  const data =
    body.kind === 'file'
      ? `try Data(contentsOf: URL(fileURLWithPath: ${text(body.file)}))`
      : `Data(${text(body.text)}.utf8)`;
  return [`request.httpBody = ${data}`];
}
