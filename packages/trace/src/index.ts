export { evidence } from './evidence/index.js';
export type { EvidenceOptions } from './evidence/options.js';
export { checksumOf } from './evidence/read/snapshot.js';
export { trace } from './trace/index.js';
export type { TraceOptions } from './trace/options.js';
