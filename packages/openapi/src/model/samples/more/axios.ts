import { printCall } from '../fetch.js';
import type { SampleRequest } from '../request.js';

export function printAxios(request: SampleRequest): string {
  const code = printCall(request);
  const at = code.indexOf('const response = await fetch(');
  const before = code.slice(0, at);
  const call = code.slice(at + 'const response = await fetch('.length);
  const [, url = '', rest = ''] = /^('(?:[^'\\]|\\.)*')(?:, \{\n([\s\S]*?)\n\})?\);$/.exec(call) ?? [];
  const options = [`  url: ${url},`, ...(rest === '' ? [] : [rest.replace(/^ {2}body: /m, '  data: ')])];
  const imports = "import axios from 'axios';\n";
  const [, nodeImports = '', setUp = ''] = /^((?:import [^\n]*\n\n)?)([\s\S]*)$/.exec(before) ?? [];
  const head = nodeImports === '' ? `${imports}\n` : nodeImports.replace(/^/, imports);
  return `${head}${setUp}const response = await axios({\n${options.join('\n')}\n});`;
}
