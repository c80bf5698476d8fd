export { TraceMatrix as default } from '../pages/trace/TraceMatrix.js';
