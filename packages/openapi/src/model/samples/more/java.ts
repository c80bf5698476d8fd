import type { SamplePart, SampleRequest } from '../request.js';
import type { PlainBody } from './parts.js';
import { fileName, plainBody, quoted, quotedLines } from './parts.js';

/** The built-in client needs Java 11 or later. */
export function printJava({ method, url, headers, body: given }: SampleRequest): string {
  const body = plainBody(given);
  const isForm = body?.kind === 'multipart';
  const publisher = publisherOf(body);
  const isFile = body?.kind === 'file' || (isForm && body.parts.some((part) => 'file' in part));
  const lines = [
    ...(isForm ? formLines(body.parts) : []),
    `HttpRequest request = HttpRequest.newBuilder(URI.create(${quoted(url)}))`,
    `        .method(${quoted(method)}, HttpRequest.BodyPublishers.${publisher})`,
    ...(isForm ? ['        .header("Content-Type", "multipart/form-data; boundary=" + boundary)'] : []),
    ...headers.map(([name, value]) => `        .header(${quoted(name)}, ${quoted(value)})`),
    '        .build();',
    'HttpResponse<String> response = HttpClient.newHttpClient()',
    '        .send(request, HttpResponse.BodyHandlers.ofString());',
    'System.out.println(response.statusCode() + " " + response.body());',
  ];
  return [
    ...(isForm ? ['import java.io.ByteArrayOutputStream;'] : []),
    'import java.net.URI;',
    'import java.net.http.HttpClient;',
    'import java.net.http.HttpRequest;',
    'import java.net.http.HttpResponse;',
    ...(isForm && isFile ? ['import java.nio.file.Files;'] : []),
    ...(isFile ? ['import java.nio.file.Path;'] : []),
    '',
    'public class Sample {',
    '    public static void main(String[] arguments) throws Exception {',
    ...lines.map((line) => `        ${line}`),
    '    }',
    '}',
  ].join('\n');
}

function formLines(parts: readonly SamplePart[]): string[] {
  return [
    'String boundary = "----sample" + System.nanoTime();',
    'ByteArrayOutputStream body = new ByteArrayOutputStream();',
    ...parts.flatMap((part) => {
      const file = 'file' in part ? `; filename="${fileName(part.file)}"` : '';
      const type = part.type === undefined ? '' : `Content-Type: ${part.type}\r\n`;
      const head = `\r\nContent-Disposition: form-data; name="${part.name}"${file}\r\n${type}\r\n`;
      return [
        `body.write(("--" + boundary + ${quoted(head)}).getBytes("UTF-8"));`,
        'file' in part
          ? `body.write(Files.readAllBytes(Path.of(${quoted(part.file)})));`
          : `body.write(${quoted(part.value)}.getBytes("UTF-8"));`,
        'body.write("\\r\\n".getBytes());',
      ];
    }),
    'body.write(("--" + boundary + "--\\r\\n").getBytes());',
  ];
}

function publisherOf(body: PlainBody | undefined): string {
  if (body === undefined) return 'noBody()';
  if (body.kind === 'file') return `ofFile(Path.of(${quoted(body.file)}))`;
  if (body.kind === 'multipart') return 'ofByteArray(body.toByteArray())';
  return `ofString(${quotedLines({ text: body.text, indent: '                ' })})`;
}
