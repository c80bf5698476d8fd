export { TraceRow as default } from '../pages/trace/TraceRow.js';
