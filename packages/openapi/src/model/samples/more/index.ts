import type { SampleRequest } from '../request.js';
import { printAxios } from './axios.js';
import { printCsharp } from './csharp.js';
import { printGo } from './go.js';
import { printHttpx } from './httpx.js';
import { printJava } from './java.js';
import { printPhp } from './php.js';
import { printRuby } from './ruby.js';
import { printRust } from './rust.js';
import { printSwift } from './swift.js';

/** This module is loaded only when a reader chooses one of these languages. */
export const moreLanguages: Readonly<Record<string, (request: SampleRequest) => string>> = {
  Axios: printAxios,
  'C#': printCsharp,
  Go: printGo,
  HTTPX: printHttpx,
  Java: printJava,
  PHP: printPhp,
  Ruby: printRuby,
  Rust: printRust,
  Swift: printSwift,
};
