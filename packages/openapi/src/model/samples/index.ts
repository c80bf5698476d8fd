import { printCurl } from './curl.js';
import { printFetch } from './fetch.js';
import { printPython } from './python.js';
import type { SampleRequest } from './request.js';

export const sampleLanguages: readonly {
  language: string;
  label: string;
  print: (request: SampleRequest) => string;
}[] = [
  { language: 'shell', label: 'curl', print: printCurl },
  { language: 'js', label: 'JavaScript', print: printFetch },
  { language: 'python', label: 'Python', print: printPython },
];
